import { isRecord } from "../storage";
import type { ReadAnswer } from "./createCall";

/** For 202 and 204 without a word: a maintenance page under a good status is no yes. */
export const readNothing: ReadAnswer<void> = async (response) => {
  const isSilent = response.status === 204 || (response.status === 202 && (await response.text()) === "");
  if (!isSilent) throw new TypeError("The answer should say nothing.");
};

/** A file of this type. */
export const readFile =
  (type: string): ReadAnswer<Blob> =>
  async (response) => {
    const [given = ""] = (response.headers.get("content-type") ?? "").split(";");
    if (given.trim().toLowerCase() !== type) throw new TypeError("The answer is another file.");
    return response.blob();
  };

/** A file with a name: also where it is a page of HTML, no page that somebody put in between. */
export const readNamedFile: ReadAnswer<Blob> = async (response) => {
  if (!/;\s*filename=/.test(response.headers.get("content-disposition") ?? ""))
    throw new TypeError("The answer is no file.");
  return response.blob();
};

/** The whole answer, which has to be an object. The types are the contract's; schemas would cost a page more than they give. */
export async function readObject<Answer extends object>(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new TypeError("The answer is no object.");
  return body as Answer;
}

/** What lies in `data`, an object or a list. */
export async function readData<Data extends object>(response: Response): Promise<Data> {
  const { data } = await readObject<{ data?: unknown }>(response);
  if (typeof data !== "object" || data === null) throw new TypeError("The answer has no data.");
  return data as Data;
}

/** What lies in `data`, a list. */
export async function readList<Item>(response: Response): Promise<Item[]> {
  const data = await readData<object>(response);
  if (!Array.isArray(data)) throw new TypeError("The answer is no list.");
  return data as Item[];
}
