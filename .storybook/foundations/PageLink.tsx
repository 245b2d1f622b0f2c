import type { ReactNode } from "react";
import { Link } from "@gratweg/design-system";

/** To another page of the foundations, in Storybook's frame around this one. */
export function PageLink({ page, children }: { page: string; children: ReactNode }) {
  const name = page.toLowerCase().replaceAll(" ", "-");
  return (
    <Link href={`?path=/story/foundations-${name}--${name}`} target="_top">
      {children}
    </Link>
  );
}
