import type { StrapiApp } from "@strapi/strapi/admin";
import { SiteBuildsPanel } from "../site-builds/SiteBuildsPanel";
import { BookingPanel } from "./BookingPanel";
import { injectColumns } from "./columns";
import { DeparturePanel } from "./DeparturePanel";
import { fields, mutateEditView, notForBookings } from "./editView";
import { ExportButton } from "./ExportButton";
import { injectFilters } from "./filters";
import { OutboxPanel } from "./OutboxPanel";

type Description = ((props: { model: string }) => object | null) & { type?: string };

/** What the content manager offers to plugins; it exports the type from a package that is not ours to import. */
interface ContentManagerApis {
  addEditViewSidePanel(change: (panels: Description[]) => Description[]): void;
  addDocumentAction(change: (actions: Description[]) => Description[]): void;
  addBulkAction(change: (actions: Description[]) => Description[]): void;
}

export function registerBookingDesk(app: Pick<StrapiApp, "addFields">): void {
  app.addFields(fields);
}

export function bootstrapBookingDesk(app: Pick<StrapiApp, "getPlugin" | "registerHook">): void {
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", injectColumns);
  app.registerHook("Admin/CM/pages/ListView/inject-in-filters", injectFilters);
  app.registerHook("Admin/CM/pages/EditView/mutate-edit-view-layout", mutateEditView);

  const contentManager = app.getPlugin("content-manager");
  contentManager.injectComponent("listView", "actions", {
    name: "gratweg-export-bookings",
    Component: ExportButton,
  });
  const apis = contentManager.apis as unknown as ContentManagerApis;
  apis.addEditViewSidePanel((panels) => [
    BookingPanel,
    OutboxPanel,
    // Saving and preview have nothing to do at a booking.
    ...panels.map(notForBookings),
    DeparturePanel,
    SiteBuildsPanel,
  ]);
  apis.addDocumentAction((actions) => without(["clone", "delete"], actions));
  apis.addBulkAction((actions) => without(["delete"], actions));
}

const without = (types: readonly string[], descriptions: Description[]): Description[] =>
  descriptions.map((description) =>
    types.includes(description.type ?? "") ? notForBookings(description) : description,
  );
