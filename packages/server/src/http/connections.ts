import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "../limits/clientAddress";
import type { SocketBounds } from "./sockets";

/** Closes what comes beyond the bounds at once, before anything is read: no client's sockets keep the others out. */
export function boundConnections(server: Server, { most, perAddress }: SocketBounds): void {
  server.maxConnections = most;
  // Fastify sets how many requests of one socket are read.
  server.on("dropRequest", (_request, socket) => void socket.destroy());
  if (perAddress === 0) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? "");
    const count = open.get(key) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    open.set(key, count + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
