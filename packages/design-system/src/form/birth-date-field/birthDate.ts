export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}

const months = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];
const german = /^(\d{1,2})\s*[./ -]\s*(\d{1,2})\s*[./ -]\s*(\d{4})$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const written = /^(\d{1,2})\.?\s*([a-zä]{3})[a-zä]*\.?\s*(\d{4})$/i;

/** „1980-03-12“; what is missing stays empty („1980--12“), and nothing at all is the empty text. */
export function joinBirthDate({ day, month, year }: BirthDateParts): string {
  return day || month || year ? `${year}-${padded(month)}-${padded(day)}` : "";
}

export function splitBirthDate(value: string): BirthDateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** A whole day in one piece, as people write or copy it; null for anything else. */
export function readBirthDate(text: string): BirthDateParts | null {
  const value = text.trim();
  const inOrder = german.exec(value);
  if (inOrder) return { day: inOrder[1] ?? "", month: inOrder[2] ?? "", year: inOrder[3] ?? "" };
  const reversed = iso.exec(value);
  if (reversed) return { day: reversed[3] ?? "", month: reversed[2] ?? "", year: reversed[1] ?? "" };
  const words = written.exec(value);
  const index = words ? months.indexOf((words[2] ?? "").toLowerCase()) : -1;
  return words && index >= 0 ? { day: words[1] ?? "", month: String(index + 1), year: words[3] ?? "" } : null;
}

function padded(part: string): string {
  return part && part.padStart(2, "0");
}
