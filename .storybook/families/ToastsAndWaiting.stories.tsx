import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, EmptyState, heartIcon, Notice, ProgressBar, WaitNotice } from "@gratweg/design-system";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

const family: Family = {
  title: "Toasts, waiting and emptiness",
  purpose:
    "Three moments without content of their own: something has happened elsewhere, something is not here yet, something is not there at all. Each says so and leads on.",
  use: [
    "ToastRegion once in each application. A toast confirms something that worked and can be missed without harm, with an undo where there is one.",
    "WaitNotice for a wait of more than a second or two that belongs to the screen: a payment’s confirmation, an export.",
    "ProgressBar where a part is known, or as the thin line over a list that is being fetched.",
    "EmptyState in the place of a list: `contours` for a page’s own emptiness, an icon for one list of several.",
  ],
  avoid: [
    "A toast for an error at a field, or for anything that has to be read: use the field’s error or a Notice that stays.",
    "A toast inside a dialog: the page behind it cannot be reached. Use a Notice in the dialog.",
    "A bar that fills without knowing: leave `value` away, then it says that nobody knows.",
  ],
  comparisons: [
    {
      do: {
        why: "It says what is waited for, that nothing has to be done, and how it goes on when it takes long.",
        example: (
          <WaitNotice
            headingLevel={3}
            title="Ihre Zahlung wird bestätigt"
            text="Wir warten auf die Antwort des Zahlungsdienstes. Sie müssen nichts tun."
            state="slow"
          />
        ),
      },
      dont: {
        why: "Nobody knows for what, for how long, or whether it still goes on.",
        example: <ProgressBar label="Bitte warten" />,
      },
    },
    {
      do: {
        why: "Empty is a fact, not a fault: what would stand here, and the way to it.",
        example: (
          <EmptyState
            headingLevel={3}
            icon={heartIcon}
            title="Noch keine Reise gemerkt"
            text="Tippen Sie bei einer Reise auf das Herz, dann steht sie hier."
            actions={<Button variant="secondary">Reisen finden</Button>}
          />
        ),
      },
      dont: {
        why: "A notice makes a warning of something ordinary.",
        example: (
          <Notice variant="warning" live="none">
            Keine Daten vorhanden
          </Notice>
        ),
      },
    },
  ],
  props: [
    {
      name: "ToastRegion.toasts",
      note: "Data of the caller, who also holds the clocks: eight seconds or more, none for errors, three toasts at the most. `onPause` and `onResume` say when pointer or focus is on them; a new toast that comes meanwhile waits too.",
    },
    {
      name: "ToastRegion.hotkey",
      note: "F8 leads to the newest toast from everywhere and is said with the region’s name.",
    },
    {
      name: "WaitNotice.state",
      note: "The machine that waits says `slow` and `stalled`; only then a screen reader hears of it again.",
    },
  ],
  keyboard: [
    {
      keys: "F8",
      does: "To the newest toast. Closing leads to the next one, after the last back to where one was.",
    },
    {
      keys: "Tab",
      does: "Through actions and closing buttons. What has the focus is never covered: the page makes room.",
    },
  ],
  wording: [
    { write: "Ihr Profil ist gespeichert.", notThis: "Erfolg!", because: "What happened, as a fact." },
    {
      write: "Nicht gespeichert. Ihre Eingaben sind noch da.",
      notThis: "Ups, da ist etwas schiefgelaufen",
      because: "What it means for the reader.",
    },
  ],
  related: ["Feedback/ToastRegion", "Feedback/WaitNotice", "Feedback/ProgressBar", "Feedback/EmptyState"],
};

const meta = {
  title: "Families/Toasts and waiting",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
