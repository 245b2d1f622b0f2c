import { farewellRenderer } from "./account-deleted";
import type { DeletedMailData } from "../accounts/mails";

const sender = {
  name: "Gratweg GmbH",
  street: "Am Grat 1",
  postalCode: "80331",
  city: "München",
  email: "hallo@gratweg.example",
};
const from = "Gratweg <service@gratweg.example>";
const data: DeletedMailData = {
  firstName: "Anna",
  deletedAt: "2026-11-21T23:30:00.000Z",
  membershipEnded: false,
  upcomingTrips: 0,
};
const render = async (more: Partial<DeletedMailData> = {}, known = true) => {
  const mail = await farewellRenderer({
    findSender: () => Promise.resolve(known ? sender : undefined),
    from,
  })({ ...data, ...more });
  return { ...mail, words: mail.text.replace(/\s+/g, " ") };
};

it("says when it was, in Berlin, what is gone and what the law keeps", async () => {
  const mail = await render();
  expect([mail.subject, mail.replyTo]).toEqual(["Ihr Konto ist gelöscht", "hallo@gratweg.example"]);
  for (const part of [
    "am 22. November 2026 um 00:30 Uhr wurde Ihr Konto gelöscht",
    "§ 257 HGB, § 147 AO",
    "Gratweg GmbH, Am Grat 1, 80331 München",
  ])
    expect(mail.words).toContain(part);
  expect(mail.words).not.toContain("Mitgliedschaft ist damit beendet");
  expect(mail.words).not.toContain("findet statt");
  expect(mail.html).not.toMatch(/<img|<script|src=/);
});

it("tells of an ended membership and of trips that still take place", async () => {
  expect((await render({ membershipEnded: true, upcomingTrips: 1 })).words).toContain(
    "Es wird nichts mehr abgebucht. Ihre gebuchte Reise findet statt wie vereinbart.",
  );
  expect((await render({ upcomingTrips: 2 })).words).toContain("Ihre 2 gebuchten Reisen finden statt");
});

it("answers go to the relay's sender while the settings name nobody", async () => {
  expect((await render({}, false)).replyTo).toBe("service@gratweg.example");
});
