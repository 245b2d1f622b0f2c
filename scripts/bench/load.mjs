import http from "node:http";

/**
 * Calls `work` from so many loops at once for so long, after a warm-up that does not count.
 *
 * @param {{ width: number, warmup: number, seconds: number, work: (at: number) => Promise<void> }} options times in seconds
 */
export async function measure({ width, warmup, seconds, work }) {
  const begun = performance.now() + warmup * 1000;
  const end = begun + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  let at = 0;
  const loop = async () => {
    for (let now = performance.now(); now < end;) {
      const since = now;
      await work(at++);
      now = performance.now();
      if (since >= begun && now <= end) times.push(now - since);
    }
  };
  await Promise.all(Array.from({ length: width }, loop));
  times.sort((a, b) => a - b);
  const percentile = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? NaN;
  return {
    perSecond: times.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

/** Posts JSON over kept connections; cheaper than `fetch`, because the measured processes run on the same machine. */
export function createPoster(width) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: width });
  return {
    /** @param {string} url @param {Record<string, string>} headers @param {unknown} content */
    post: (url, headers, content) =>
      new Promise((resolve, reject) => {
        const body = JSON.stringify(content);
        const request = http.request(url, {
          method: "POST",
          agent,
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            ...headers,
          },
        });
        request.on("error", reject);
        request.on("response", (response) => {
          const chunks = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        });
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}
