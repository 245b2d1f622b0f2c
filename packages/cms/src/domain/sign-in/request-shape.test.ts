import {
  emailOf,
  fieldsOf,
  nameOf,
  newEmailOf,
  newPasswordOf,
  originOf,
  planOf,
  textOf,
} from "./request-shape";
import { SignInError } from "./sign-in-error";

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    return error.code;
  }
}

describe("requests", () => {
  it("one spelling for an address", () => {
    expect(emailOf(" Anna@POST.example ")).toBe("anna@post.example");
    for (const value of ["", "anna", 7, null, "a@b.example,c@d.example", `${"a".repeat(300)}@b.example`])
      expect(codeOf(() => emailOf(value))).toBe("invalid");
  });

  it("names hold neither markup nor addresses", () => {
    expect(nameOf("  Anna   Maria ")).toBe("Anna Maria");
    for (const value of [
      "",
      "<b>",
      "Klick https://böse.example",
      "www.boese.example",
      "a\u0000",
      "a".repeat(81),
    ])
      expect(codeOf(() => nameOf(value))).toBe("invalid");
  });

  it("a new password stands there twice, letter by letter", () => {
    expect(newPasswordOf({ password: " Berg ", passwordConfirmation: " Berg " })).toBe(" Berg ");
    expect(codeOf(() => newPasswordOf({ password: "Berg", passwordConfirmation: "berg" }))).toBe("invalid");
  });

  it("links lead to sites of ours alone", () => {
    const sites = { origins: ["https://wandern.example"], portal: "https://portal.example" };
    expect(originOf("https://wandern.example", sites)).toBe("https://wandern.example");
    for (const value of ["https://evil.example", "https://wandern.example.evil.example", undefined, 7])
      expect(originOf(value, sites)).toBe("https://portal.example");
  });
});

describe("fields", () => {
  it("are none where the body is none", () => {
    for (const body of [undefined, null, "text", 7]) expect(fieldsOf(body)).toEqual({});
    expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  });

  it("are texts up to their longest, and not empty", () => {
    expect([textOf("abc", 3), codeOf(() => textOf("abcd", 3))]).toEqual(["abc", "invalid"]);
    for (const value of ["", 7, null, undefined, ["a"]])
      expect(codeOf(() => textOf(value, 3))).toBe("invalid");
  });

  it("names have up to eighty characters, not only blanks", () => {
    expect(nameOf("a".repeat(80))).toHaveLength(80);
    for (const name of ["a".repeat(81), "   "]) expect(codeOf(() => nameOf(name))).toBe("invalid");
  });

  it("an address of a new account is one that mails can reach; an odd one that is known goes on", () => {
    expect(newEmailOf(" Anna@Post.example ".trim())).toBe("anna@post.example");
    for (const odd of ["anna@post", "anna..ott@post.example"]) {
      expect(emailOf(odd)).toBe(odd);
      expect([odd, codeOf(() => newEmailOf(odd))]).toEqual([odd, "invalid"]);
    }
  });

  it("a membership is named by its slug; anything else is none", () => {
    expect([planOf("gratweg-plus"), planOf("a".repeat(100))]).toEqual(["gratweg-plus", "a".repeat(100)]);
    for (const value of ["a".repeat(101), "Gratweg Plus", "-a", "", 7, null, ["gratweg-plus"], undefined])
      expect(planOf(value)).toBeNull();
  });
});
