import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Sends the path as it stands: `fetch` would tidy dots, slashes and capitals away. */
export function rawRequest(
  origin: string,
  path: string,
  options: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const { statusCode = 0 } = answer;
        resolve({ status: statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
