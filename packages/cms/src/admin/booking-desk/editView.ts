import type { ComponentType } from "react";
import { EurosInput } from "../euros/EurosInput";
import { Contact } from "./Contact";
import { History } from "./History";
import { Mails } from "./Mails";
import { BOOKING, deskOf } from "./models";
import { Travellers } from "./Travellers";

/**
 * Cards of a booking in place of its form: inputs of our own types, each under the field whose reading permission it needs.
 * Nobody changes a booking by hand, and JSON is nothing to read.
 */
const CARDS = [
  { type: "gratweg-travellers", field: "travellers", Component: Travellers },
  { type: "gratweg-contact", field: "contact", Component: Contact },
  { type: "gratweg-mails", field: "email", Component: Mails },
  { type: "gratweg-history", field: "history", Component: History },
] as const;

/** Hides two fields of a departure that nobody types: the heading shows the one, the question about a low price writes the other. */
const UNTYPED = ["title", "confirmedCents"];
const EUROS = "gratweg-euros";

export const fields = [
  ...CARDS.map(({ type, Component }) => ({ type, Component })),
  { type: EUROS, Component: EurosInput as ComponentType },
];

interface Cells {
  name: string;
  type: string;
  attribute?: object;
}
interface EditArguments {
  layout: { layout: Cells[][][]; options?: object };
}

/** For the hook `Admin/CM/pages/EditView/mutate-edit-view-layout`. */
export function mutateEditView<Arguments extends EditArguments>(view: Arguments): Arguments {
  if (deskOf(view.layout) !== "bookings") return readable(view);
  const known = view.layout.layout.flat(2);
  const cards = CARDS.flatMap(({ type, field }) => {
    const cell = known.find(({ name }) => name === field);
    return cell ? [[[{ ...cell, type, size: 12 }]]] : [];
  });
  return { ...view, layout: { ...view.layout, layout: cards } };
}

/** Cents are typed in euros, in every form; a number that names something is shown without separators. */
function readable<Arguments extends EditArguments>(view: Arguments): Arguments {
  const unseen = deskOf(view.layout) === "departures" ? UNTYPED : [];
  const layout = view.layout.layout.map((panel) =>
    panel
      .map((row) => row.filter(({ name }) => !unseen.includes(name)).map(readableCell))
      .filter((row) => row.length > 0),
  );
  return { ...view, layout: { ...view.layout, layout } };
}

function readableCell<Cell extends Cells>(cell: Cell): Cell {
  if (cell.type !== "integer") return cell;
  const type = cell.name.endsWith("Cents") ? EUROS : cell.name === "number" ? "string" : cell.type;
  // Strapi would write „min. 100“ below an amount in euros.
  return type === cell.type ? cell : { ...cell, type, attribute: { ...cell.attribute, min: undefined } };
}

type Description = (props: { model: string }) => object | null;

/** The same description everywhere but at a booking. It runs there too, because it may use hooks. */
export function notForBookings<Component extends Description>(description: Component): Component {
  const wrapped = (props: { model: string }) => {
    const described = description(props);
    return props.model === BOOKING ? null : described;
  };
  return Object.assign(wrapped, description);
}
