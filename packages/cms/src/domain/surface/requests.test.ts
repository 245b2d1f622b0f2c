import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { boundRequests, hangUp, type RequestRules } from "./requests";

const ADDRESS = "192.0.2.1";
const SITE = "https://wandern.gratweg.example";
let server: Server;
let sockets: Socket[];
/** Counts the sockets of whose end this test's server has heard; sockets of the test before may still close. */
let ended: { count: number };

beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(
  answer: (...asked: Parameters<RequestListener>) => unknown,
  rules: Partial<RequestRules> = {},
) {
  server = createServer(answer);
  const closed = { count: 0 };
  ended = closed;
  server.on("connection", (socket) => void socket.once("close", () => (closed.count += 1)));
  const all = { addressOf: () => ADDRESS, isTrusted: () => false, waitOf: () => 0, sites: [], ...rules };
  boundRequests(server, all, {
    perSocket: 4,
    perAddress: 3,
    callsPerAddress: 2,
    callsPerNetwork: 5,
    reading: { atOnce: 2, turnMs: 60_000, perNetwork: 3, most: 6 },
    files: { atOnce: 4, turnMs: 60_000, perNetwork: 2, most: 4 },
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
}

const REQUEST = "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n";
function send(count: number, request = REQUEST) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  let heard = "";
  socket.on("data", (chunk: Buffer) => void (heard += chunk.toString()));
  socket.write(request.repeat(count));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  return { socket, closed, heard: () => heard };
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it.each([true, false])(
  "who sends without waiting is put out at the fifth, and nothing of it is begun (trusted: %p)",
  async (isTrusted) => {
    let begun = 0;
    await listen(() => void (begun += 1), { isTrusted: () => isTrusted, addressOf: () => "127.0.0.1" });
    await send(100).closed;
    expect(begun).toBe(0);
    send(4);
    await until(() => begun === 4);
  },
);

it("an address has so many in flight and no more, trusted programs and files apart; what ends makes room", async () => {
  let begun = 0;
  let isTrusted = false;
  await listen(() => void (begun += 1), { isTrusted: () => isTrusted });
  const held = [send(1), send(1), send(1)];
  await until(() => begun === 3);
  const refused = send(1);
  await refused.closed;
  expect(refused.heard()).toMatch(/^HTTP\/1\.1 503 .*\r\n[^]*Retry-After: 1\r\n[^]*Connection: close/);
  send(1, REQUEST.replace("/nothing", "/uploads/bild.jpg"));
  await until(() => begun === 4);
  isTrusted = true;
  send(1);
  await until(() => begun === 5);
  isTrusted = false;
  const before = ended.count;
  held[0]?.socket.destroy();
  await until(() => ended.count > before);
  send(1);
  await until(() => begun === 6);
});

it("of calls an address has fewer, and who hangs up makes room when the work is done", async () => {
  let begun = 0;
  const ends: (() => void)[] = [];
  await listen(() => {
    begun += 1;
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const call = REQUEST.replace("/nothing", "/api/nothing");
  const { socket } = send(2, call);
  await until(() => begun === 2);
  socket.destroy();
  await until(() => ended.count === 1);
  const refused = send(1, call);
  await refused.closed;
  expect(refused.heard()).toMatch(/^HTTP\/1\.1 503 /);
  send(1);
  await until(() => begun === 3);
  ends[0]?.();
  await new Promise(setImmediate);
  send(1, call);
  await until(() => begun === 4);
});

it("an answer that waits behind another one leaves with its socket", async () => {
  let begun = 0;
  await listen(() => void (begun += 1));
  const { socket } = send(3);
  await until(() => begun === 3);
  socket.destroy();
  await until(() => ended.count === 1);
  send(3);
  await until(() => begun === 6);
});

it("this machine's own programs have any number in flight", async () => {
  let begun = 0;
  await listen(() => void (begun += 1), { addressOf: () => "127.0.0.1" });
  for (let at = 0; at < 10; at += 1) send(1);
  await until(() => begun === 10);
});

it("who goes on beyond the rate hears it once a socket, and nothing else of it is begun", async () => {
  let begun = 0;
  await listen(() => void (begun += 1), { waitOf: () => 47 });
  const { heard, closed } = send(50);
  await closed;
  expect(begun).toBe(0);
  expect(heard().match(/HTTP\/1\.1 429/g)).toHaveLength(1);
  expect(heard()).toContain("Retry-After: 47\r\n");
});

it("a target in absolute form is refused before anything is begun", async () => {
  let begun = 0;
  await listen(() => void (begun += 1));
  const { heard, closed } = send(1, REQUEST.replace("/nothing", "http://other.example/api/nothing"));
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 400 /);
  expect(begun).toBe(0);
});

it("after a refusal the rest of what was sent is thrown away", async () => {
  let begun = 0;
  await listen((request, response) => {
    begun += 1;
    response.setHeader("Connection", "close");
    hangUp(request.socket);
    response.end();
  });
  await send(3).closed;
  expect(begun).toBe(1);
});

describe("calls of strangers that read", () => {
  const CALL = REQUEST.replace("/nothing", "/api/nothing");
  /** Its address stands in the target, as a test has one of its own alone. */
  const from = (address: string, of = CALL) => of.replace("/nothing", `/nothing?from=${address}`);
  const addressOf: RequestRules["addressOf"] = ({ url = "" }) => {
    asked += 1;
    return url.split("from=")[1] ?? "";
  };
  let asked: number;
  let begun: string[];
  let ends: (() => void)[];
  const hold = (request: { url?: string }): Promise<void> => {
    begun.push(request.url?.split("from=")[1] ?? "");
    return new Promise((resolve) => ends.push(resolve));
  };
  beforeEach(async () => {
    asked = 0;
    begun = [];
    ends = [];
    await listen(hold, { addressOf });
  });

  it("are begun two at a time, the networks by turns; what nobody waits for any more is not begun", async () => {
    const net = (number: number) => `2001:db8:77:${number}::/64`;
    for (const number of [1, 2, 3, 4]) {
      send(1, from(net(number)));
      await until(() => asked === number && begun.length === Math.min(number, 2));
    }
    const leaver = send(1, from("203.0.113.1"));
    await until(() => asked === 5);
    send(1, from("198.51.100.1"));
    await until(() => asked === 6);
    leaver.socket.destroy();
    await until(() => ended.count === 1);
    expect(begun).toEqual([net(1), net(2)]);
    ends[0]?.();
    await until(() => begun.length === 3);
    ends[1]?.();
    await until(() => begun.length === 4);
    expect(begun.slice(2)).toEqual([net(3), "198.51.100.1"]);
  });

  it("are five of one network, however many addresses it has, and others find room", async () => {
    const answers = [1, 2, 3, 4, 5, 6].map((number) => send(1, from(`2001:db8:77:${number}::/64`)));
    await until(() => answers.filter(({ heard }) => heard().startsWith("HTTP/1.1 503 ")).length === 1);
    await until(() => begun.length === 2);
    const other = send(1, from("198.51.100.1"));
    await until(() => asked === 7);
    ends[0]?.();
    await until(() => begun.length === 3);
    ends[1]?.();
    await until(() => begun.includes("198.51.100.1"));
    expect(other.heard()).toBe("");
  });

  it("wait their turn whatever they say of a body", async () => {
    const saying = (header: string) => CALL.replace("\r\n\r\n", `\r\n${header}\r\n\r\n`);
    for (const number of [1, 2, 3, 4]) send(1, from(`203.0.${number}.1`, saying("Content-Length: 0")));
    await until(() => asked === 4 && begun.length === 2);
    const chunked = `${saying("Transfer-Encoding: chunked")}0\r\n\r\n`;
    for (const request of [`${saying("Content-Length: 1")}x`, chunked, chunked.replace("GET", "HEAD")]) {
      const refused = send(1, from("198.51.100.1", request));
      await refused.closed;
      expect(refused.heard()).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(begun).toHaveLength(2);
  });

  it("leave files and whatever else is read turns of its own, by network too", async () => {
    const FILE = REQUEST.replace("/nothing", "/uploads/nothing");
    for (const host of [1, 2, 3, 4, 5, 6, 7]) {
      const of = host === 7 ? "/_health" : "/uploads/nothing";
      const sent = send(1, REQUEST.replace("/nothing", `${of}?from=203.0.113.${host}`));
      await until(() => asked === host);
      if (host < 7) continue;
      await sent.closed;
      expect(sent.heard()).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 1\r\n/);
    }
    await until(() => begun.length === 4);
    send(1, FILE.replace("/nothing", "/nothing?from=198.51.100.1"));
    await until(() => asked === 8);
    ends[0]?.();
    await until(() => begun.length === 5);
    ends[1]?.();
    await until(() => begun.length === 6);
    expect(begun.slice(4)).toEqual(["203.0.113.5", "198.51.100.1"]);
    send(1, from("192.0.2.77"));
    await until(() => begun.length === 7);
  });

  it("take no place while their body is on its way, and bring it whole when it is there", async () => {
    const bodies: string[] = [];
    server.close();
    await listen(
      async (request, response) => {
        let body = "";
        for await (const chunk of request) body += String(chunk);
        bodies.push(body);
        response.end();
      },
      { addressOf },
    );
    const post = (host: number, body: string) =>
      from(`203.0.113.${host}`, CALL.replace("GET", "POST")).replace(
        "\r\n\r\n",
        `\r\nContent-Length: 10\r\n\r\n${body}`,
      );
    const idle = Array.from({ length: 8 }, (_, at) => send(1, post((at % 2) + 1, "{")));
    const neighbour = send(1, post(9, '{"a":true}'));
    await until(() => neighbour.heard().startsWith("HTTP/1.1 200 "));
    idle[0]?.socket.write('"b":');
    idle[0]?.socket.write("null}");
    await until(() => bodies.length === 2);
    expect(bodies).toEqual(['{"a":true}', '{"b":null}']);
  });

  it("do not wait where they sign in, nor does this machine; what is written elsewhere does", async () => {
    for (const address of ["198.51.100.1", "198.51.100.2"]) send(1, from(address));
    await until(() => begun.length === 2);
    const post = CALL.replace("GET", "POST");
    const toSignIn = (path: string) => post.replace("/api/nothing", path);
    send(1, from("198.51.100.4", post));
    send(1, `${toSignIn("/api/auth/refresh?from=198.51.100.5")}`);
    await until(() => asked === 4);
    send(1, `${toSignIn("/api/auth/local?from=198.51.100.3")}`);
    send(1, from("127.0.0.1"));
    await until(() => begun.length === 4);
    expect(begun.slice(2)).toEqual(["198.51.100.3", "127.0.0.1"]);
  });

  it("wait by whatever other method they come too, for files, the probe and what there is not", async () => {
    const targets = [
      ["POST", "/uploads/nothing"],
      ["PUT", "/uploads/nothing"],
      ["POST", "/_health"],
      ["DELETE", "/nothing"],
      ["OPTIONS", "/nothing"],
    ];
    for (const [at, [method = "", path = ""]] of targets.entries())
      send(1, REQUEST.replace("GET /nothing", `${method} ${path}?from=203.${at}.113.1`));
    await until(() => asked === targets.length);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(begun).toHaveLength(4);
    const calls = ["OPTIONS", "DELETE", "POST"];
    for (const [at, method] of calls.entries())
      send(1, REQUEST.replace("GET /nothing", `${method} /api/auth/nothing?from=204.${at}.113.1`));
    await until(() => asked === targets.length + calls.length);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(begun).toHaveLength(6);
  });

  it("have a place of their address for what is sent to files, and none for what is read", async () => {
    const file = (method: string) =>
      send(1, REQUEST.replace("GET /nothing", `${method} /uploads/nothing?from=${ADDRESS}`));
    const sent = [file("POST"), file("PUT"), file("DELETE")];
    await until(() => begun.length === 3);
    const beyond = file("POST");
    await beyond.closed;
    expect(beyond.heard()).toMatch(/^HTTP\/1\.1 503 /);
    file("GET");
    await until(() => begun.length === 4);
    for (const { heard } of sent) expect(heard()).toBe("");
  });
});

it.each([
  ["a picture", "GET", "/api/tour-operators", { mode: "no-cors", dest: "image", origin: "" }],
  ["a picture of what there is not", "GET", "/nothing", { mode: "no-cors", dest: "image", origin: "" }],
  ["a frame", "GET", "/api/connect/google", { mode: "navigate", dest: "iframe", origin: "" }],
  [
    "a call from elsewhere",
    "GET",
    "/api/users/me",
    { mode: "cors", dest: "empty", origin: "https://fremd.example" },
  ],
  [
    "the preflight of a call",
    "OPTIONS",
    "/api/auth/local",
    { mode: "cors", dest: "empty", origin: "https://fremd.example" },
  ],
])(
  "%s of a foreign page is refused before it is counted",
  async (_, method, path, { mode, dest, origin }) => {
    const asked: string[] = [];
    await listen((_request, response) => void response.end("begun"), {
      sites: [SITE],
      waitOf: ({ url = "" }) => (asked.push(url), 0),
    });
    const headers = (site: string, from = origin) =>
      `Sec-Fetch-Site: ${site}\r\nSec-Fetch-Mode: ${mode}\r\nSec-Fetch-Dest: ${dest}\r\n${from === "" ? "" : `Origin: ${from}\r\n`}\r\n`;
    const request = (rest: string) =>
      REQUEST.replace("GET /nothing", `${method} ${path}`).replace(/\r\n$/, rest);
    const refused = send(1, request(headers("cross-site")));
    await refused.closed;
    expect([refused.heard().slice(0, 12), asked]).toEqual(["HTTP/1.1 403", []]);
    const own = send(1, request(origin === "" ? headers("same-origin") : headers("cross-site", SITE)));
    await until(() => own.heard().endsWith("begun"));
    const file = send(1, request(headers("cross-site")).replace(path, "/uploads/bild.jpg"));
    await until(() => file.heard() !== "");
    expect(file.heard()).toMatch(mode === "no-cors" ? /begun$/ : /^HTTP/);
  },
);

it("who is led here by another site, to sign in by a provider for example, is no foreign page", async () => {
  await listen((_request, response) => void response.end("begun"), { sites: [SITE] });
  const led = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n\r\n";
  const answer = send(1, REQUEST.replace("/nothing", "/api/connect/google").replace(/\r\n$/, led));
  await until(() => answer.heard().endsWith("begun"));
});
