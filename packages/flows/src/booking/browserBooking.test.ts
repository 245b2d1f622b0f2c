import { watchBookingWindow } from "./browserBooking";

function windowAt(path: string, onLine = true) {
  const window = new EventTarget() as EventTarget & Record<string, unknown>;
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const url = new URL(path, "http://localhost");
  window.document = document;
  window.location = url;
  window.navigator = { onLine };
  const said: unknown[][] = [];
  const stop = watchBookingWindow(
    {
      connectionRestored: () => void said.push(["restored"]),
      connectionLost: () => void said.push(["lost"]),
      hidePage: () => void said.push(["hide"]),
      followAddress: (...place) => void said.push(["follow", ...place]),
    },
    window as unknown as Window,
  );
  const go = (to: string) => {
    url.href = new URL(to, url).href;
    window.dispatchEvent(new Event("popstate"));
  };
  return { window, document, said, stop, go };
}

const booking = "/de/reise/7/karwendel/buchen/101";

it("tells of the connection, of the page's end and of the history", () => {
  const { window, document, said, stop, go } = windowAt(booking);
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  document.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("pagehide"));
  go("?schritt=kontakt");
  go("/de/reise/7/karwendel/buchen/102");
  go("/de/reise/7/karwendel");
  stop();
  go(booking);
  window.dispatchEvent(new Event("offline"));
  expect(said).toEqual([
    ["lost"],
    ["restored"],
    ["hide"],
    ["hide"],
    ["follow", "contact", 101],
    ["follow", "departure", 102],
  ]);
});

it("says at once that there is no connection", () => {
  expect(windowAt(booking, false).said).toEqual([["lost"]]);
});
