/** What people in Germany choose first, without the digits and signs that they add. */
const words = new Set(
  `passwort password hallo hallo welt hallihallo schatz schatzi sommer winter herbst frühling fruehling ficken arschloch
geheim sonne sonnenschein sternchen liebe ichliebedich iloveyou mausi baby engel prinzessin princess schnucki
qwertz qwertzuiop qwertzui qwerty qwertyuiop asdf asdfgh asdfghjkl asdfjkl yxcvbnm zxcvbnm qwer
admin administrator master letmein welcome willkommen login start test testtest user gast demo changeme secret
dragon monkey shadow sunshine football fussball fußball baseball superman batman pokemon starwars michael
daniel thomas andreas stefan alexander sebastian christian martin andrea sabine nicole jessica jennifer
hamburg berlin münchen muenchen köln koeln dortmund schalke bayern deutschland werder frankfurt
internet computer google samsung wandern gratweg berge urlaub reise`.split(/\s+/),
);

const rows = [
  "1234567890",
  "qwertzuiopü",
  "qwertyuiop",
  "asdfghjklöä",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
];
const asLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** One of the words that many take, with whatever stands before and after it; a row of keys; or the same piece again and again. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return (
    isWord(lower) ||
    isWord(lower.replace(/[013457@$]/g, (sign) => asLetters[sign] ?? sign)) ||
    isPattern(lower)
  );
}

function isWord(text: string): boolean {
  return words.has(text.replace(/^[^a-zäöüß]+|[^a-zäöüß]+$/g, ""));
}

function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.?$/.test(text)) return true;
  // A day of birth.
  if (/^(?:\d{6,8}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/.test(text)) return true;
  const backwards = [...text].reverse().join("");
  return rows.some((row) => (row + row).includes(text) || (row + row).includes(backwards));
}
