import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ask } from "./ask.mjs";
import { bookingBody, loadContracts } from "./bookable.mjs";
import { StepError } from "./terminal.mjs";

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
const FEWEST_SEATS = 4;

/**
 * Gives the demo member what members have, by the calls that a browser makes: a membership paid in the sandbox, two booked trips, two
 * saved ones. Once for each data folder: what somebody changes afterwards stays changed.
 *
 * @param {{ root: string, data: string, site: string, cms: string, account: { email: string, password: string } }} options
 *   `site` and `cms` are addresses
 */
export async function fillDemoPortal({ root, data, site, cms, account }) {
  const done = path.join(data, "demo-portal.json");
  if (existsSync(done)) return;
  const call = caller(site);
  const { jwt } = await caller(cms)("POST", "/api/auth/local", {
    body: { identifier: account.email, password: account.password },
  });
  const authorization = `Bearer ${jwt}`;

  await becomeMember(call, authorization);
  const trips = (await call("GET", "/api/trips/search?sort=date&pageSize=100")).data;
  const { data: booked } = await call("GET", "/api/bookings", { authorization });
  const wanted = [trips[0], trips[Math.floor(trips.length / 2)]].filter((trip) => trip !== undefined);
  for (const trip of wanted.slice(booked.length))
    await book({ call, contracts: await loadContracts(root), trip, email: account.email });
  for (const { number } of trips.filter((trip) => !wanted.includes(trip)).slice(0, 2))
    await call("PUT", `/api/account/saved-trips/${number}`, { authorization });
  writeFileSync(done, `${JSON.stringify({ filledAt: new Date().toISOString() })}\n`);
}

async function becomeMember(call, authorization) {
  const { data: account } = await call("GET", "/api/account", { authorization });
  if (account.membership) return;
  const { url } = await call("POST", "/api/checkout", {
    authorization,
    body: { plan: "gratweg-plus" },
  });
  // Stripe's own page cannot be filled in from here.
  if (!new URL(url).pathname.startsWith("/zahlung/")) return;
  const paid = await ask(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "aktion=pay",
  });
  if (paid.status >= 400) throw new StepError(`The sandbox answered the payment with ${paid.status}.`);
}

async function book({ call, contracts, trip, email }) {
  const { data: departures } = await call("GET", `/api/trips/${trip.number}/departures`);
  const departure = departures.find(({ seatsLeft }) => seatsLeft >= FEWEST_SEATS);
  if (!departure) return;
  const { data: terms } = await call("GET", `/api/trips/${trip.number}/departures/${departure.number}`);
  const body = bookingBody({ contracts, terms, seats: TRAVELLERS.length, guest: "", singleRooms: 0 });
  await call("POST", "/api/bookings", {
    headers: { "idempotency-key": `demo-member-departure-${departure.number}` },
    body: { ...body, travellers: TRAVELLERS, contact: { ...ADDRESS, email } },
  });
}

function caller(origin) {
  return async (method, address, { authorization, body, headers = {} } = {}) => {
    const answer = await ask(`${origin}${address}`, {
      method,
      headers: {
        ...headers,
        ...(authorization ? { authorization } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = answer.body.toString();
    if (answer.status >= 400)
      throw new StepError(`${method} ${address} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    return text === "" ? null : JSON.parse(text);
  };
}
