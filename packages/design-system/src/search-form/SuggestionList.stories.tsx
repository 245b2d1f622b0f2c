import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Narrow } from "../fixtures/Narrow";
import { longName } from "../fixtures/words";
import { clockIcon } from "../icon/icons";
import { Button } from "../button/Button";
import { SearchForm } from "./SearchForm";
import { sampleSuggestions } from "./suggestionFixtures";
import { SuggestionList, type SuggestionListProps } from "./SuggestionList";
import { useSuggestionKeys } from "./useSuggestionKeys";

/** The list below its field, as pages join them. */
function Suggesting({ groups, open, query, onChoose, footer }: SuggestionListProps) {
  const [value, setValue] = useState(query);
  const [isOpen, setOpen] = useState(open);
  const keys = useSuggestionKeys({
    ids: groups.flatMap(({ options }) => options.map(({ id }) => id)),
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose,
  });
  return (
    <SearchForm
      action="/de/reisesuche"
      value={value}
      onValueChange={setValue}
      onSubmit={() => undefined}
      combobox={{ listId: "vorschlaege", expanded: isOpen, ...keys }}
      popup={
        <SuggestionList
          id="vorschlaege"
          query={value}
          open={isOpen}
          activeId={keys.activeId}
          {...{ groups, onChoose, footer }}
        />
      }
    />
  );
}

const meta = {
  title: "Forms/SuggestionList",
  component: SuggestionList,
  args: { id: "list", groups: sampleSuggestions, open: true, activeId: null, query: "tir", onChoose: fn() },
  render: (args) => <Suggesting {...args} />,
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
  },
};
export const Recent: Story = {
  args: {
    query: "",
    groups: [
      {
        label: "Zuletzt auf diesem Gerät gesucht",
        options: ["mit Hund", "Alpenüberquerung im Juli"].map((label) => ({
          id: label,
          label,
          icon: clockIcon,
        })),
      },
    ],
    footer: (
      <Button variant="quiet" size="sm">
        Letzte Suchen löschen
      </Button>
    ),
  },
};
export const LongWords: Story = {
  args: {
    groups: [
      { label: "Orte", options: [{ id: "lang", label: longName, note: longName, aside: "1.234 Reisen" }] },
    ],
  },
  render: (args) => (
    <Narrow>
      <Suggesting {...args} />
    </Narrow>
  ),
};
