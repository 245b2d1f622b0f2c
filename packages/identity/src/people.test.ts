import { choicePage, messagePage, POLICY } from "./page";
import { createRegistry, PEOPLE, readPerson, subjectOf } from "./people";

const entries = { email: " Neu@Demo.example ", firstName: "Nele", lastName: "Neumann", verified: "1" };

it("invents a person from complete entries only", () => {
  expect(readPerson(new URLSearchParams(entries))).toEqual({
    email: "neu@demo.example",
    firstName: "Nele",
    lastName: "Neumann",
    isVerified: true,
  });
  const { verified: _verified, ...unverified } = entries;
  expect(readPerson(new URLSearchParams(unverified))).toMatchObject({ isVerified: false });
  for (const wrong of [{ email: "neu" }, { email: "a@b c.example" }, { firstName: " " }, { lastName: "" }])
    expect(readPerson(new URLSearchParams({ ...entries, ...wrong }))).toBeNull();
});

it("knows somebody by the same subject after a restart, whatever the case of the address", () => {
  const person = { ...entries, email: "neu@demo.example", isVerified: true };
  const subject = createRegistry([]).add(person);
  expect(createRegistry([person]).find(subject)).toEqual(person);
  expect(subjectOf("NEU@demo.example")).toBe(subject);
  expect(createRegistry().find(subject)).toBeUndefined();
});

it("offers every invented person, a form for another one and a way back", () => {
  const page = choicePage("/anmelden/x", PEOPLE);
  for (const { email } of PEOPLE) expect(page).toContain(`value="${subjectOf(email)}"`);
  expect(page.match(/<label for="(\w+)"/g)).toHaveLength(3);
  expect(page).toContain('value="cancel"');
  expect(page).not.toContain("<details open");
  expect(choicePage("/anmelden/x", PEOPLE, true)).toMatch(/<details open>.*role="alert"/s);
});

it("escapes what comes from outside, and runs no script", () => {
  const page = messagePage("Fehler", "Text", '"><script>alert(1)</script>');
  expect(page).not.toContain("<script>");
  expect(POLICY).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});
