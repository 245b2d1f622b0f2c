import type { FrameAnswer, Plan } from "@gratweg/contracts";
import { createCall, type ApiOptions } from "./createCall";
import { readData, readList } from "./readAnswer";
import { shaped, shapes } from "./shapes";

/** Content that the own server hands on: the content system itself answers nobody but sign-in calls and the operators. */
export function createPortalContentApi(options: ApiOptions) {
  const call = createCall(options);
  return {
    frame: (signal?: AbortSignal) =>
      call("/api/frame", readData<FrameAnswer["data"]>, { token: null, signal }),
    plans: (signal?: AbortSignal) =>
      call("/api/plans", shaped(readList<Plan>, shapes.plans), { token: null, signal }),
  };
}

export type PortalContentApi = ReturnType<typeof createPortalContentApi>;
