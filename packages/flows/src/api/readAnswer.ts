import { isRecord } from "../storage";
import type { ReadAnswer } from "./createCall";

/** For 202 and 204, and where the answer says nothing. */
export const readNothing: ReadAnswer<void> = () => Promise.resolve();

/** For an answer whose coming is all that matters: a maintenance page under 200 is no yes. */
export const readDone: ReadAnswer<void> = async (response) => void (await readObject(response));

export const readBlob: ReadAnswer<Blob> = (response) => response.blob();

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
