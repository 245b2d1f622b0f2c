import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

export interface TlsProxy {
  /** `https://127.0.0.1:…`, with a certificate that nobody has signed. */
  origin: string;
  stop(): Promise<void>;
}

/** What stands before the content system in production: ends TLS and says so in `X-Forwarded-Proto`, as the documented proxy does. */
export async function startTlsProxy(target: string): Promise<TlsProxy> {
  const server = createServer(ownCertificate(), (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = {
      ...headers,
      "x-forwarded-proto": "https",
      "x-forwarded-host": headers.host,
      "x-forwarded-for": incoming.socket.remoteAddress,
    };
    const onward = request(new URL(url ?? "/", target), { method, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** X.509 for an hour and this machine, in DER by hand: Node makes keys, but no certificates. */
function ownCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
  const ecdsaWithSha256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"));
  const commonName = Buffer.from("0603550403", "hex");
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from("127.0.0.1")))));
  const moment = (ms: number) =>
    der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, "").slice(2, 14)}Z`));
  const hour = 3_600_000;
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    name,
    sequence(moment(Date.now() - hour), moment(Date.now() + hour)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const lines =
    sequence(content, ecdsaWithSha256, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
