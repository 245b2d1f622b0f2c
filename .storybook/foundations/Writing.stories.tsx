import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  formatCount,
  formatDate,
  formatDateRange,
  formatHours,
  formatKm,
  formatMetres,
  formatPlural,
  formatPrice,
} from "@gratweg/design-system/format";
import { Mono, Points, Sheet, Table, Topic } from "./parts";

const meta = {
  title: "Foundations/Writing",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

const formats: readonly [string, string, string][] = [
  ["Price", "formatPrice(129000)", formatPrice(129000)],
  ["Date", 'formatDate("2027-07-03")', formatDate("2027-07-03")],
  ["Dates", 'formatDateRange("2027-06-28", "2027-07-03")', formatDateRange("2027-06-28", "2027-07-03")],
  ["Distance", "formatKm(12.4)", formatKm(12.4)],
  ["Height", "formatMetres(3134)", formatMetres(3134)],
  ["Walking time", "formatHours(6.5)", formatHours(6.5)],
  ["Number", "formatCount(12345)", formatCount(12345)],
  ["Plural", 'formatPlural(1, "Reise", "Reisen")', formatPlural(1, "Reise", "Reisen")],
];

const tone: readonly [string, string, string][] = [
  [
    "Wir konnten Ihre Anfrage nicht senden. Ihre Angaben sind noch da.",
    "Oops! Da ist wohl etwas schiefgelaufen.",
    "Say what happened and what is safe",
  ],
  [
    "Bitte geben Sie eine E-Mail-Adresse ein.",
    "Ungültige Eingabe",
    "Say what helps, not what is wrong with somebody",
  ],
  ["Noch 2 Plätze frei", "Nur noch 2 Plätze – jetzt schnell buchen!", "True, and without pressing"],
  ["Zahlungspflichtig buchen", "Weiter", "A button says what it does"],
  ["Reise merken", "Favorite", "German where there is a German word"],
];

export const Writing: StoryObj = {
  render: () => (
    <Sheet
      title="Writing"
      lead="Gratweg speaks German like a well-read mountain guide: warm, exact, never loud. Visitors are addressed with „Sie“ throughout."
    >
      <Topic
        title="Tone"
        note="Every default text of the components can be replaced by a prop; these rules hold for the replacement too."
      >
        <Table label="Tone" head={["Write", "Not", "Because"]}>
          {tone.map(([write, not, because]) => (
            <tr key={write}>
              <td lang="de">{write}</td>
              <td lang="de">{not}</td>
              <td>{because}</td>
            </tr>
          ))}
        </Table>
      </Topic>
      <Topic
        title="Numbers, prices, dates"
        note="Functions of @gratweg/design-system/format, without React. They read calendar days as text, so no time zone moves a departure."
      >
        <Table label="Formats" head={["What", "Call", "Gives"]}>
          {formats.map(([what, call, result]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <Mono>{call}</Mono>
              </td>
              <td lang="de">{result}</td>
            </tr>
          ))}
        </Table>
      </Topic>
      <Topic title="Signs">
        <Points
          items={[
            "Quotation marks „…“, inside them ‚…‘; a dash with spaces – like this – is a en dash; from–to without spaces: 12–16 Uhr.",
            "Numbers and their unit stay together by a space that does not break: 12 km, 1.290 €, z. B.",
            "Headlines and buttons without a full stop; whole sentences with one. No exclamation marks, no capitals for emphasis.",
            "Long compounds get soft hyphens (&shy;) where they may break.",
            "People: Reisende, Gäste, Team; where a word has a gender, name both or the activity.",
          ]}
        />
      </Topic>
      <Topic title="Words for machines">
        <Points
          items={[
            "Labels name the thing, hints come before the field, errors after it; an error never is only a colour.",
            "A link’s words make sense alone: „Alle Termine im Karwendel“, not „hier“.",
            "Alternative texts say what is to be seen; decoration has an empty one.",
          ]}
        />
      </Topic>
    </Sheet>
  ),
};
