import { csvCell, csvRow, germanAmount, germanDay, germanMoment } from "./csv";

describe("a cell", () => {
  it("is always quoted, its quotes doubled", () => {
    expect(csvRow(["Grüße; „Hütte“", 'sagt "hallo"', 3, null])).toBe(
      '"Grüße; „Hütte“";"sagt ""hallo""";"3";""\r\n',
    );
  });

  it.each([
    "=1+1",
    "+49 171 1",
    "-1",
    "@SUM(A1)",
    "  =1+1",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠a",
    "\u00a0=1",
  ])("that would run as a formula is text: %j", (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });

  it("cannot smuggle a formula into the next cell", () => {
    expect(csvCell('x";=1+1;"')).toBe('"x"";=1+1;"""');
    expect(csvCell("x,=1+1")).toBe('"x,=1+1"');
    expect(csvCell("a\u0000b")).toBe('"ab"');
  });

  it("leaves harmless text and numbers alone", () => {
    expect(csvCell("Anna-Lena =)")).toBe('"Anna-Lena =)"');
    expect(csvCell(-5)).toBe('"-5"');
  });
});

it("writes amounts and days as Germans do", () => {
  expect([0, 5, 158000, 79099, -250].map(germanAmount)).toEqual([
    "0,00",
    "0,05",
    "1580,00",
    "790,99",
    "-2,50",
  ]);
  expect(germanDay("2027-06-01")).toBe("01.06.2027");
  expect(germanDay(null)).toBe("");
});

it("tells moments in Berlin, in summer and in winter", () => {
  expect(germanMoment("2027-06-30T22:30:00.000Z")).toBe("01.07.2027 00:30");
  expect(germanMoment("2026-12-31T22:59:00.000Z")).toBe("31.12.2026 23:59");
  expect(germanMoment(undefined)).toBe("");
  expect(germanMoment("nie")).toBe("");
});
