import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  Button,
  Cluster,
  Dialog,
  Link,
  Notice,
  SideSheet,
  Stack,
  Text,
  type DialogProps,
} from "@gratweg/design-system";
import { Box } from "../../packages/design-system/src/fixtures/Box";
import type { Family } from "../docs/family";
import { FamilyPage, GoodExamples } from "../docs/FamilyPage";

interface OpenerProps extends Pick<DialogProps, "title" | "children"> {
  label: string;
  kind?: "dialog" | "sheet";
  actionLabel?: string;
}

function Opener({ label, kind = "dialog", actionLabel, ...texts }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const Overlay = kind === "dialog" ? Dialog : SideSheet;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Overlay
        {...texts}
        open={open}
        onOpenChange={setOpen}
        footer={
          actionLabel && (
            <Cluster>
              <Button onClick={() => setOpen(false)}>{actionLabel}</Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Abbrechen
              </Button>
            </Cluster>
          )
        }
      />
    </>
  );
}

const family: Family = {
  title: "Overlays",
  purpose:
    "Something small and closed that lies above the page for a moment: a decision, a choice of filters, a menu. The page stays where it was.",
  use: [
    "Dialog for a decision that has to be made before going on, and for a large view of a picture.",
    "SideSheet for filters and menus on phones: tall, scrolling, closed by a button at its foot.",
    "Menu for seldom used actions on one thing, such as a row’s.",
  ],
  avoid: [
    "Messages: use Notice in place, or a toast when nothing on the page can show it.",
    "Long forms: give them a page, with an address and a way back.",
    "A dialog over a dialog: finish one thing first.",
    "Anything that opens by itself.",
  ],
  comparisons: [
    {
      do: {
        why: "The title asks, the button answers with the same verb.",
        example: (
          <Opener label="Buchung stornieren" title="Buchung stornieren?" actionLabel="Jetzt stornieren">
            <Text>Bis 30 Tage vor der Abreise kostet das nichts. Sie bekommen gleich eine Bestätigung.</Text>
          </Opener>
        ),
      },
      dont: {
        why: "„OK“ and „Abbrechen“ under „Stornieren?“: which one cancels what?",
        example: (
          <Opener label="Buchung stornieren" title="Sind Sie sicher?" actionLabel="OK">
            <Text>Möchten Sie den Vorgang wirklich abbrechen?</Text>
          </Opener>
        ),
      },
    },
    {
      do: {
        why: "On phones filters come from the side, and the foot says what they give.",
        example: (
          <Opener kind="sheet" label="Filter" title="Filter" actionLabel="12 Reisen zeigen">
            <Stack>
              <Box>Land</Box>
              <Box>Reisezeit</Box>
              <Box>Preis</Box>
            </Stack>
          </Opener>
        ),
      },
      dont: {
        why: "A dialog in the middle for a long list: half of it is out of sight, and there is no foot.",
        example: (
          <Opener label="Filter" title="Filter">
            <Stack>
              {["Land", "Region", "Reisezeit", "Preis", "Dauer", "Schwierigkeit", "Veranstalter"].map(
                (name) => (
                  <Box key={name}>{name}</Box>
                ),
              )}
            </Stack>
          </Opener>
        ),
      },
    },
    {
      do: {
        why: "What happened is said where it happened, and can be read twice.",
        example: (
          <Notice variant="success" title="Gemerkt" live="none">
            Die Reise steht auf Ihrer <Link href="/de/portal">Merkliste</Link>.
          </Notice>
        ),
      },
      dont: {
        why: "A dialog for good news takes the page away and wants a press.",
        example: (
          <Opener label="Reise merken" title="Gemerkt!">
            <Text>Die Reise wurde erfolgreich zu Ihrer Merkliste hinzugefügt.</Text>
          </Opener>
        ),
      },
    },
  ],
  props: [
    {
      name: "open, onOpenChange",
      note: "Always controlled. Escape, the close button and the backdrop ask by `onOpenChange(false)`.",
    },
    { name: "footer", note: "Stays in sight while the content scrolls; the way on stands first." },
    { name: "density", note: "`flush` for pictures and foreign widgets that bring their own margins." },
  ],
  keyboard: [
    { keys: "Tab, Shift+Tab", does: "Stays inside; the native element makes the page behind it inert." },
    { keys: "Escape", does: "Closes. The focus returns to what opened it." },
    { keys: "Arrow keys, Home, End, letters", does: "Move in a Menu; Tab leaves and closes it." },
  ],
  wording: [
    {
      write: "Buchung stornieren?",
      notThis: "Achtung!",
      because: "The title names the thing, so that it is understood alone.",
    },
    { write: "Jetzt stornieren", notThis: "OK", because: "The button repeats the verb." },
    {
      write: "Das lässt sich nicht rückgängig machen.",
      notThis: "Sind Sie sicher?",
      because: "Say the consequence instead of asking for nerve.",
    },
  ],
  related: [
    "Overlays/Dialog",
    "Overlays/SideSheet",
    "Overlays/Menu",
    "Page parts/ConsentPanel",
    "Page parts/MobileMenu",
  ],
};

const meta = {
  title: "Families/Overlays",
  parameters: { docs: { page: () => <FamilyPage family={family} /> } },
} satisfies Meta;

export default meta;

export const Good: StoryObj = { render: () => <GoodExamples family={family} /> };
