import { lastRegistered, rememberRegistered } from "./registered";

it("remembers who was registered last, as long as the page", () => {
  const anna = { email: "anna@postfach.example", plan: null };
  rememberRegistered({ email: "ben@postfach.example", plan: "jahr" });
  rememberRegistered(anna);
  expect(lastRegistered()).toEqual(anna);
});
