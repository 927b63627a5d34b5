import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';

const RETRY_AFTER_SECONDS = 60;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A restored database is read-only for everybody: a decision on yesterday's facts could sell a board twice. Staff can
 * sign in to look. The payment provider gets an error too, and sends its events again later.
 */
export function refuseInMaintenance(app: FastifyInstance, { maintenance }: Deps): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    const isChange = route.startsWith('/api/') && !route.startsWith('/api/auth/') && !reading.has(request.method);
    done(maintenance.isOn && isChange ? new Refusal('maintenance', {}, RETRY_AFTER_SECONDS) : undefined);
  });
}
