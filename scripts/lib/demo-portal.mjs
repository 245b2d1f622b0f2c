import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ask } from "./ask.mjs";
import { step, StepError } from "./terminal.mjs";

/** Of whom the member travels with; the content system's seed names the member the same. */
const TRAVELLERS = [
  { firstName: "Mira", lastName: "Almendinger", birthDate: "1983-09-14" },
  { firstName: "Jonas", lastName: "Almendinger", birthDate: "1981-02-27" },
];
const ADDRESS = {
  phone: "+49 8821 555014",
  street: "Am Kramerplateau 3",
  postalCode: "82467",
  city: "Garmisch-Partenkirchen",
  country: "DE",
};

/**
 * Gives the demo member what members have, by the calls that a browser makes: two booked trips, two saved ones and, last, since its payment
 * changes prices when it is told, a membership paid in the sandbox. Once for each data folder: what somebody changes afterwards stays changed.
 *
 * @param {{ data: string, site: string, account: { email: string, password: string } }} options `site` is an address
 */
export async function fillDemoPortal({ data, site, account }) {
  const done = path.join(data, "demo-portal.json");
  if (existsSync(done)) return;
  await step("Filling the demo member's portal", () => fill({ site, account }));
  writeFileSync(done, `${JSON.stringify({ filledAt: new Date().toISOString() })}\n`);
}

async function fill({ site, account: { email, password } }) {
  let authorization = "";
  /** @param {string} method @param {string} address @param {unknown} [content] */
  const call = async (method, address, content, further = {}) => {
    const answer = await ask(site + address, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(content && { "content-type": "application/json" }),
        ...further,
      },
      body: typeof content === "object" ? JSON.stringify(content) : content,
    });
    const text = answer.body.toString();
    if (answer.status >= 400)
      throw new StepError(`${method} ${address} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    return text.startsWith("{") ? JSON.parse(text) : {};
  };
  const { jwt } = await call("POST", "/api/auth/local", { identifier: email, password });
  authorization = `Bearer ${jwt}`;
  const { data: trips } = await call("GET", "/api/trips/search?sort=date&pageSize=100");
  const { data: booked } = await call("GET", "/api/bookings");
  const wanted = [trips[0], trips[Math.floor(trips.length / 2)]].filter(Boolean);
  for (const { number } of wanted.slice(booked.length)) {
    const { data: departures } = await call("GET", `/api/trips/${number}/departures`);
    const departure = departures.find(({ seatsLeft }) => seatsLeft >= 2 * TRAVELLERS.length);
    if (!departure) continue;
    const { data: terms } = await call("GET", `/api/trips/${number}/departures/${departure.number}`);
    const booking = {
      departure: departure.number,
      travellers: TRAVELLERS,
      contact: { ...ADDRESS, email },
      options: { singleRooms: 0, insurance: false },
      formSheetVersion: terms.formSheet.version,
      expectedTotal: { ...terms.departure.price, amount: TRAVELLERS.length * terms.departure.price.amount },
    };
    const key = { "idempotency-key": `demo-member-departure-${departure.number}` };
    await call("POST", "/api/bookings", booking, key);
  }
  for (const { number } of trips.filter((trip) => !wanted.includes(trip)).slice(0, 2))
    await call("PUT", `/api/account/saved-trips/${number}`);
  const { data: account } = await call("GET", "/api/account");
  if (!account.membership) {
    const { url } = await call("POST", "/api/checkout", { plan: "gratweg-plus" });
    const { pathname, search } = new URL(url);
    // Stripe's own page cannot be filled in from here.
    if (pathname.startsWith("/zahlung/"))
      await call("POST", pathname + search, "aktion=pay", {
        "content-type": "application/x-www-form-urlencoded",
      });
  }
}
