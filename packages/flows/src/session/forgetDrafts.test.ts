import { memoryStorage } from "../testing/memoryStorage";
import { forgetDrafts } from "./forgetDrafts";

it("takes away what people have typed, of every booking and declaration, and nothing that tells of nobody", () => {
  const kept = { gratweg_logged_out: "true", build_reload_guard: "{}", gratweg_search: "[]" };
  const storage = memoryStorage({
    "gratweg_booking_draft:101": "{}",
    "gratweg_booking_draft:102": "{}",
    gratweg_booking_confirmation: "{}",
    "gratweg_declaration_draft:cancel": "{}",
    gratweg_checkout_plan: "{}",
    "gratweg_packing:1003": "[]",
    gratweg_trip_wish: "{}",
    ...kept,
  });
  forgetDrafts(() => storage);
  expect(storage.entries()).toEqual(kept);
});
