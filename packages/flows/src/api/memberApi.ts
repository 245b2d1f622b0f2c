import type { ChangeRequest, MemberTrip, MyBooking, OffersAnswer } from "@gratweg/contracts";
import { createCall, type ApiOptions } from "./createCall";
import { readData, readFile, readList, readNamedFile, readObject } from "./readAnswer";
import { shaped, shapes } from "./shapes";

type TripDocumentKind = MyBooking["documents"][number]["kind"];

/** What the own server gives to signed-in people and to members; it decides what of it. */
export function createMemberApi(options: ApiOptions) {
  const call = createCall(options);
  return {
    bookings: (signal?: AbortSignal) =>
      call("/api/bookings", shaped(readList<MyBooking>, shapes.bookings), { signal }),
    booking: (number: number, signal?: AbortSignal) =>
      call(`/api/bookings/${number}`, shaped(readData<MyBooking>, shapes.booking), { signal }),
    request: ({ number, ...body }: ChangeRequest & { number: number }, signal?: AbortSignal) =>
      call(`/api/bookings/${number}/requests`, shaped(readData<MyBooking>, shapes.booking), {
        method: "POST",
        body,
        signal,
      }),
    document: ({ number, kind }: { number: number; kind: TripDocumentKind }, signal?: AbortSignal) =>
      call(`/api/bookings/${number}/documents/${kind}`, readNamedFile, { signal }),
    memberTrip: (number: number, signal?: AbortSignal) =>
      call(`/api/trips/${number}/member`, shaped(readData<MemberTrip>, shapes.memberTrip), { signal }),
    track: (number: number, signal?: AbortSignal) =>
      call(`/api/trips/${number}/track.gpx`, readFile("application/gpx+xml"), { signal }),
    offers: (signal?: AbortSignal) =>
      call("/api/offers", shaped(readObject<OffersAnswer>, shapes.offers), { signal }),
  };
}

export type MemberApi = ReturnType<typeof createMemberApi>;
