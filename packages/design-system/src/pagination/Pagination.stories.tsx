import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Narrow } from "../fixtures/Narrow";
import { Pagination } from "./Pagination";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { page: 5, pageCount: 12, hrefOf: (page: number) => `?page=${page}` },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onNavigate={setPage} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };
export const ManyPages: Story = { args: { page: 417, pageCount: 4170 } };
/** Without addresses the pages are buttons, as below a table. */
export const AsButtons: Story = { args: { hrefOf: undefined } };
export const AtTheNarrowest: Story = {
  args: { page: 417, pageCount: 4170 },
  render: (args) => (
    <Narrow>
      <Pagination {...args} />
    </Narrow>
  ),
};
