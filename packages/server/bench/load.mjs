import { connect } from "node:net";

const CONNECTIONS = 32;

/** The next message of a child process. */
export function next(child) {
  return new Promise((resolve) => child.once("message", resolve));
}

export async function usage(child) {
  const answer = next(child);
  child.send("usage");
  return (await answer).cpu;
}

/**
 * One request after the other on each connection; `request` gives the bytes of the next one. Reads only as much of HTTP as is
 * needed to find an answer's end; who is told that a connection closes opens another. Latencies in milliseconds, ascending.
 */
export async function load(port, request, status, duration) {
  const began = performance.now();
  const latencies = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => worker(port, request, status, began + duration * 1000)),
  );
  const sorted = Float64Array.from(latencies.flat()).sort();
  return { count: sorted.length, elapsed: (performance.now() - began) / 1000, latencies: sorted };
}

function worker(port, request, status, end) {
  return new Promise((resolve, reject) => {
    const latencies = [];
    let missing = 0;
    let isLast = false;
    let socket;
    let sent = performance.now();
    const send = () => {
      sent = performance.now();
      socket.write(request());
    };
    const open = () => {
      socket = connect(port, "127.0.0.1", send);
      socket.on("error", reject);
      socket.on("data", read);
    };
    const read = (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        const head = chunk.indexOf("\r\n\r\n");
        const text = chunk.toString("latin1", 0, head);
        if (!text.startsWith(`HTTP/1.1 ${status}`)) return reject(new Error(chunk.toString()));
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        isLast = /^connection: close/im.test(text);
        missing = length - (chunk.length - head - 4);
      }
      if (missing > 0) return;
      missing = 0;
      latencies.push(performance.now() - sent);
      const isOver = performance.now() >= end;
      if (isOver || isLast) socket.destroy();
      if (isOver) resolve(latencies);
      else if (isLast) open();
      else send();
    };
    open();
  });
}
