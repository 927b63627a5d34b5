import type { Call } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, siteOf } from '../../../ground/budgets/network-of.ts';
import type { Deps } from '../../../ground/deps.ts';
import { openRequestRecord, type RequestRecord } from '../../../ground/security-events/open-request-record.ts';
import { addressOf } from './address-of.ts';

const LOOK_EVERY_MS = 60_000;
const names = new Map(Object.entries<Call>(calls).map(([name, call]) => [call, name]));

/** Records security events after a request was answered, so nobody waits for it. */
export function recordRequests(app: FastifyInstance, deps: Deps): void {
  const record = openRequestRecord(deps);
  const underWay = new Set<Promise<void>>();
  app.addHook('onResponse', (request, _reply, done) => {
    done();
    // Answers from the cache made no call.
    const call = (request.visit as FastifyRequest['visit'] | null)?.call;
    if (!call || isOrdinary(request, call)) return;
    follow(leave(record, request, call));
  });
  const follow = (recording: Promise<void>) => {
    const writing = recording
      .then(() => record.tellLeftOut({ isLast: false }))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'not in the security record'))
      .finally(() => underWay.delete(writing));
    underWay.add(writing);
  };
  // After a flood there may be no requests for a while.
  const timer = setInterval(() => follow(Promise.resolve()), LOOK_EVERY_MS).unref();
  // Must finish before the database closes.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    follow(record.tellLeftOut({ isLast: true }));
    await Promise.allSettled(underWay);
  });
}

/** Most requests: a customer or visitor got what they asked for. */
const isOrdinary = ({ visit }: FastifyRequest, call: Call) =>
  visit.refusal === undefined && visit.failedSignIn === undefined && call.access !== 'staff' && !readsBooking(call);

const readers = new Set<Call['access']>(['reader', 'staff', 'staff-person']);
const readsBooking = ({ method, access, params }: Call) =>
  method === 'GET' &&
  readers.has(access) &&
  params !== undefined &&
  ('bookingId' in params.shape || 'sessionId' in params.shape);

async function leave(record: RequestRecord, request: FastifyRequest, call: Call): Promise<void> {
  const { refusal, failedSignIn } = request.visit;
  const fromAddress = addressOf(request);
  const origin = { fromAddress, network: networkOf(fromAddress), site: siteOf(fromAddress) };
  const name = names.get(call) ?? call.path;
  if (failedSignIn) {
    const { email, what } = failedSignIn;
    return record.signInFailed({ ...origin, email, what: refusal ?? what });
  }
  const who = await request.visit.principal();
  if (who.kind === 'program') await record.keyUsed(who.keyId, origin);
  if (refusal !== undefined && who.kind === 'visitor') {
    if (isForStaff(call) && strangersAreTurnedAwayBy.has(refusal))
      await record.strangerRefused({ ...origin, what: name });
  } else if (refusal !== undefined && who.kind !== 'visitor') {
    const what = `${name} ${refusal}`;
    if (isTold(refusal, call)) await record.refused(who, { ...origin, what, stationId: stationIn(request) });
  } else if (who.kind !== 'visitor' && readsBooking(call)) {
    const read = request.params as { bookingId: string } | { sessionId: string };
    await record.bookingRead(who, { ...origin, ...read, what: name });
  }
}

const strangersAreTurnedAwayBy = new Set<RefusalCode>(['not-signed-in', 'signed-out-by-ban']);

const isForStaff = ({ access }: Call) => !['anyone', 'proof', 'customer', 'reader', 'self'].includes(access);

/** Somebody else's things are 403, or 404 if even their existence is private. A mailbox alone doesn't make an admin. */
const isTold = (refusal: RefusalCode, { access }: Call) =>
  refusal === 'not-allowed' ||
  refusal === 'passkey-needed' ||
  refusal === 'scope-too-small' ||
  (refusal === 'not-found' && access !== 'anyone' && access !== 'proof');

const STATION_ID = /^[a-z0-9-]{1,60}$/;

/** Text from an address is stored only if it looks like a station id. */
function stationIn({ params }: FastifyRequest): string | null {
  const { stationId } = (params ?? {}) as { stationId?: unknown };
  return typeof stationId === 'string' && STATION_ID.test(stationId) ? stationId : null;
}
