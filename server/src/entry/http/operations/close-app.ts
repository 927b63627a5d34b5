import type { FastifyInstance } from 'fastify';

const LOOK_FOR_IDLE_EVERY_MS = 50;
/** A checkout on a busy day takes longer than five; of the 25 seconds of a stop ten are left for the jobs. */
const REQUESTS_END_WITHIN_MS = 15_000;

/** Accepts no new connections, and resolves when every request under way is answered or its time is over. */
export async function closeApp(app: FastifyInstance, requestsEndWithinInMs = REQUESTS_END_WITHIN_MS): Promise<void> {
  const { server } = app;
  // A connection with a request under way becomes idle after the answer, and its client would keep it open for a
  // minute.
  const hangUp = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_MS);
  // A connection whose request never arrives whole never becomes idle, and a closing server no longer times it out.
  const cutOff = setTimeout(() => server.closeAllConnections(), requestsEndWithinInMs);
  try {
    await app.close();
  } finally {
    clearInterval(hangUp);
    clearTimeout(cutOff);
  }
}
