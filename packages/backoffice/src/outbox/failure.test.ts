import { renderFailure, smtpFailure } from "./failure";

const smtp = (message: string, more: { code?: string; command?: string; responseCode?: number }) =>
  smtpFailure(Object.assign(new Error(message), more));

it.each([
  [
    "an unknown recipient",
    { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 },
    true,
    "mail",
    "RCPT TO 550",
  ],
  ["a refused message", { code: "EMESSAGE", command: "DATA", responseCode: 554 }, true, "mail", "DATA 554"],
  ["an address that is none", { code: "EENVELOPE", command: "API" }, true, "server", "EENVELOPE"],
  ["a greylist", { code: "EENVELOPE", command: "RCPT TO", responseCode: 451 }, false, "mail", "RCPT TO 451"],
  ["a full server", { code: "EMESSAGE", command: "DATA", responseCode: 452 }, false, "mail", "DATA 452"],
  [
    "our wrong password",
    { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 },
    false,
    "server",
    "AUTH PLAIN 535",
  ],
  [
    "our refused sender",
    { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
    false,
    "server",
    "MAIL FROM 550",
  ],
  ["a refused connection", { code: "ESOCKET", command: "CONN" }, false, "server", "ESOCKET"],
  [
    "a server that closes",
    { code: "ECONNECTION", command: "CONN", responseCode: 554 },
    false,
    "server",
    "CONN 554",
  ],
  ["silence", { code: "ETIMEDOUT", command: "CONN" }, false, "server", "ETIMEDOUT"],
] as const)("%s", (_name, error, permanent, hindrance, code) => {
  expect(smtp("text", error)).toEqual({ permanent, hindrance, code, message: "text" });
});

it("does not give mails up because our sender's address is wrong", () => {
  expect(smtp('Invalid sender "x"', { code: "EENVELOPE", command: "API" }).permanent).toBe(false);
});

it("keeps what cannot be written for a later version", () => {
  expect(renderFailure("no mail of the kind x")).toEqual({
    permanent: false,
    hindrance: "mail",
    code: "render",
    message: "no mail of the kind x",
  });
});
