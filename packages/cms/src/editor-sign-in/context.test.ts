import { isOwnOrigin } from "./context";

const asked = (headers: Readonly<Record<string, string>>) => ({
  host: "redaktion.gratweg.example",
  get: (name: string) => headers[name] ?? "",
});

it.each([
  [{ "sec-fetch-site": "same-origin" }, true, true],
  [{ "sec-fetch-site": "same-site", origin: "https://redaktion.gratweg.example" }, false, false],
  [{ "sec-fetch-site": "none" }, false, false],
  [{ origin: "https://redaktion.gratweg.example" }, true, true],
  [{ origin: "https://redaktion.gratweg.example.evil.example" }, false, false],
  [{ origin: "null" }, false, false],
  [{}, false, true],
])("%j: as a form %s, as a program %s", (headers, form, program) => {
  expect([isOwnOrigin(asked(headers), "form"), isOwnOrigin(asked(headers), "program")]).toEqual([
    form,
    program,
  ]);
});
