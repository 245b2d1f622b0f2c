import type { Trouble } from "@gratweg/flows";

/** What a view knows of something that is fetched: a part of `useResource`'s answer. */
export interface ResourceView<Data> {
  status: "idle" | "loading" | "ready" | "refreshing" | "failed";
  /** What was there before stays while it is fetched again. */
  data: Data | null;
  trouble: Trouble | null;
  reload: () => void;
}
