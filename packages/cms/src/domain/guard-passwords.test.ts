import { errors } from "@strapi/utils";
import { USER } from "../editor-roles/records";
import { guardPasswords } from "./guard-passwords";

interface Context {
  uid: string;
  action: string;
  params: { data?: Record<string, unknown> };
}
type Middleware = (context: Context, next: () => string) => string;

function saved(uid: string, data?: Record<string, unknown>): Context["params"] {
  let middleware: Middleware | undefined;
  guardPasswords({ documents: { use: (one: Middleware) => void (middleware = one) } } as never);
  const context: Context = { uid, action: "update", params: data ? { data } : {} };
  expect(middleware?.(context, () => "saved")).toBe("saved");
  return context.params;
}

it("lets nobody save a traveller's password through Strapi", () => {
  expect(() => saved(USER, { firstName: "Anna", password: "Bergziege-7-im-Nebel" })).toThrow(
    errors.ValidationError,
  );
});

it("leaves out an empty one, and leaves everything else as it is", () => {
  expect(saved(USER, { firstName: "Anna", password: "" })).toEqual({ data: { firstName: "Anna" } });
  expect(saved(USER, { blocked: true, password: null })).toEqual({ data: { blocked: true } });
  expect(saved(USER)).toEqual({});
  expect(saved("api::tour.tour", { password: "a field of its own" })).toEqual({
    data: { password: "a field of its own" },
  });
});
