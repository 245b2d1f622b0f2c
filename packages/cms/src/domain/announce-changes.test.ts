import { announcement, createAnnouncer, isVisibleChange, type Change } from "./announce-changes";

describe("isVisibleChange", () => {
  it.each([
    ["api::tour.tour", "publish", true, undefined, true],
    ["api::tour.tour", "unpublish", true, undefined, true],
    ["api::tour.tour", "delete", true, undefined, true],
    ["api::tour.tour", "update", true, undefined, false],
    ["api::tour.tour", "create", true, "draft", false],
    ["api::tour.tour", "create", true, "published", true],
    ["api::departure.departure", "update", false, undefined, true],
    ["api::departure.departure", "findMany", false, undefined, false],
    ["api::booking.booking", "create", false, undefined, false],
    ["plugin::upload.file", "update", false, undefined, false],
  ] as const)(
    "%s %s (draft and publish: %s, status %s) → %s",
    (uid, action, draftAndPublish, status, expected) => {
      expect(isVisibleChange(uid, action, draftAndPublish, status)).toBe(expected);
    },
  );
});

it("sends changes that come shortly after each other together, once", () => {
  const sent: Change[][] = [];
  let due: (() => void) | undefined;
  let cancelled = 0;
  const announce = createAnnouncer(
    (changes) => {
      sent.push(changes);
      return Promise.resolve();
    },
    (run) => {
      due = run;
      return { cancel: () => (cancelled += 1) };
    },
  );
  const change = (documentId: string): Change => ({ uid: "api::tour.tour", documentId, action: "publish" });
  announce(change("a"));
  announce(change("b"));
  expect([sent, cancelled]).toEqual([[], 1]);
  due?.();
  announce(change("c"));
  due?.();
  expect(sent).toEqual([[change("a"), change("b")], [change("c")]]);
});

it("names fifty changes and counts the others, in less than the hook's listener reads", () => {
  const change = (at: number): Change => ({
    uid: "plugin::users-permissions.user",
    documentId: String(at).padStart(24, "0"),
    action: "discardDraft",
  });
  const body = announcement(Array.from({ length: 500 }, (_, at) => change(at)));
  expect(JSON.parse(body)).toMatchObject({
    count: 500,
    changes: Array.from({ length: 50 }, (_, at) => change(at)),
  });
  // `LARGEST_BODY` of the server's `internalServer.ts`.
  expect(Buffer.byteLength(body)).toBeLessThan(16_384);
});
