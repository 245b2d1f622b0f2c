import { summary } from "./summary.mjs";

const addresses = {
  portal: "http://localhost:8000/de/portal",
  identity: "http://localhost:1090",
  admin: "http://localhost:1337/admin",
  inbox: "http://localhost:1080",
};
const editor = { email: "redaktion@gratweg.example", password: "Grat-e" };
const writer = { email: "lektorat@gratweg.example", password: "Grat-w" };
const member = { email: "mitglied@gratweg.example", password: "Grat-m" };

it("lists addresses, and under each the accounts for it, in columns", () => {
  const site = "http://localhost:8000";
  const text = summary({
    addresses,
    accounts: { editor, member, writer },
    site,
    data: ".gratweg",
    isIdentityRunning: true,
  });
  expect(text.split("\n")).toEqual([
    "  Site              http://localhost:8000/de",
    "  Portal            http://localhost:8000/de/portal",
    "                    member    mitglied@gratweg.example   Grat-m",
    "  Sign-in “Demo”    http://localhost:1090, invented people, no passwords",
    "  Content system    http://localhost:1337/admin",
    "                    admin     redaktion@gratweg.example  Grat-e",
    "                    editor    lektorat@gratweg.example   Grat-w",
    "  Inbox             http://localhost:1080",
    "  Data and logs     .gratweg",
  ]);
});

it("names neither invented people nor their accounts where there are none", () => {
  const text = summary({
    addresses,
    accounts: { editor, member: undefined },
    site: "https://wandern.gratweg.example",
    data: "/srv/gratweg",
    isIdentityRunning: false,
  });
  expect(text).not.toMatch(/Demo|member/);
  expect(text).toContain("redaktion@gratweg.example  Grat-e");
});
