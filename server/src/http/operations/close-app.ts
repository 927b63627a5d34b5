import type { FastifyInstance } from 'fastify';

const LOOK_FOR_IDLE_EVERY_MS = 50;
/** A door or a payment page is asked for in less; who waits longer is a browser that will ask again. */
const REQUESTS_END_WITHIN_MS = 5_000;

/** Takes no new connections and resolves when what is under way has been answered or has had its time. */
export async function closeApp(app: FastifyInstance, requestsEndWithinInMs = REQUESTS_END_WITHIN_MS): Promise<void> {
  const { server } = app;
  // A connection whose request was under way is idle only after its answer, and its client would keep it for a minute.
  const hangUp = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS);
  // A request that never comes whole is never idle, and once closing the server counts no time for it any more.
  const cutOff = setTimeout(() => server.closeAllConnections(), requestsEndWithinInMs);
  try {
    await app.close();
  } finally {
    clearInterval(hangUp);
    clearTimeout(cutOff);
  }
}
