import type { Meta, StoryObj } from "@storybook/react-vite";
import { forwardRef } from "react";
import { ButtonLink } from "../button/ButtonLink";
import { Cluster } from "../layout/Cluster";
import { Link } from "./Link";
import { LinkProvider, type LinkComponentProps } from "./LinkProvider";

const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { children, ...props },
  ref,
) {
  return (
    <a ref={ref} data-router="yes" {...props}>
      {children}
    </a>
  );
});

const meta = {
  title: "Components/LinkProvider",
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: (
      <Cluster gap="3">
        <Link href="/de/magazin">Magazin</Link>
        <ButtonLink href="/de/reisesuche">Alle Reisen</ButtonLink>
        <Link href="https://alpenverein.example">Alpenverein</Link>
        <Link href="mailto:hilfe@gratweg.example">hilfe@gratweg.example</Link>
      </Cluster>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;

/** Paths of the same site go through the application’s router, everything else is a plain anchor. */
export const WithARouter: StoryObj<typeof meta> = {};
