import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes sockets that send request upon request without waiting for answers: Node reads and begins all of them before anybody else's
 * turn. No browser and no proxy does that. What is left of a closed socket is not begun.
 */
export function boundPipelining(app: FastifyInstance, most: number): void {
  if (most === 0) return;
  const underWay = new WeakMap<Socket, number>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const before = underWay.get(socket) ?? 0;
    if (before >= most) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    underWay.set(socket, before + 1);
    reply.raw.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    done();
  });
}
