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

export const fields = CARDS.map(({ type, Component }) => ({ type, Component }));

interface EditArguments {
  layout: { layout: { name: string }[][][]; options?: object };
}

/** For the hook `Admin/CM/pages/EditView/mutate-edit-view-layout`. */
export function mutateEditView<Arguments extends EditArguments>(view: Arguments): Arguments {
  if (deskOf(view.layout) !== "bookings") return view;
  const known = view.layout.layout.flat(2);
  const cards = CARDS.flatMap(({ type, field }) => {
    const cell = known.find(({ name }) => name === field);
    return cell ? [[[{ ...cell, type, size: 12 }]]] : [];
  });
  return { ...view, layout: { ...view.layout, layout: cards } };
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
