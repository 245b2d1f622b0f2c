import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs";
import { Pagination } from "./Pagination";

const meta = {
  title: "Components/Navigation aids",
  component: Pagination,
  args: { page: 5, pageCount: 12, hrefOf: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  render: function Pages(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onNavigate={setPage} />;
  },
};

export const Path: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        { label: "Start", href: "/de" },
        { label: "Reisesuche", href: "/de/reisesuche" },
        { label: "Österreich", href: "/de/reisesuche?country=oesterreich" },
        { label: "Stubaier Höhenweg" },
      ]}
    />
  ),
};
