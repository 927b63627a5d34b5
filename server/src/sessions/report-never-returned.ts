import { isBefore, plusSeconds } from '@laine/rules/instants.ts';
import { addToOpenAlert } from '../alerts/open-alert.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { readAgreedTerms } from '../bookings/agreed-terms.ts';
import { reseatSessions } from '../bookings/reseat-sessions.ts';
import { withStation } from '../bookings/with-station.ts';
import type { Deps } from '../deps.ts';
import { hasToldAll, isConnected } from '../stations/is-connected.ts';
import { readFacts } from '../stations/read-facts.ts';
import { findLastAlert, listOverdueSessions } from './check-store.ts';
import { changeLocker, findLockerStatus, findSession } from './rental-store.ts';

type Overdue = Awaited<ReturnType<typeof listOverdueSessions>>[number];

/**
 * A board that is out longer than the longest overtime: a person may be in danger, so staff hear of it at once, also
 * when the station is out of reach and the board may be back. The locker goes out of service once the station has told
 * all that happened while it was away; should the board come back after all, `open-locker-again.ts` undoes both.
 */
export async function reportNeverReturned(deps: Deps): Promise<void> {
  const now = deps.now();
  const overdue = await listOverdueSessions(deps.db.query, now);
  for (const session of overdue) if (!isBefore(now, giveUpAt(session))) await report(deps, session, now);
}

function giveUpAt({ end, tariff, metadata }: Overdue): Temporal.Instant {
  // A session that staff made has no booking, so the station's own figure counts.
  const terms = tariff === null ? readFacts(metadata).facts : readAgreedTerms(tariff);
  return plusSeconds(end, terms?.maxOvertimeInSeconds ?? 0);
}

async function report(deps: Deps, session: Overdue, now: Temporal.Instant): Promise<void> {
  const { id, stationId, bookingId } = session;
  const hasProgram = session.apiKeyHash !== null;
  await withStation(deps, stationId, async (tx, station) => {
    const current = await findSession(tx, stationId, id);
    if (current?.status !== 'started' || current.lockerNumber === null) return;
    const { lockerNumber } = current;
    const alert = await findLastAlert(tx, 'never-returned', id);
    // Somebody has dealt with it, and knows better what to do with the locker.
    if (alert?.closedAt) return;
    if (!alert) {
      const isStationSilent = hasProgram && !isConnected(session);
      const data = { sessionId: id, bookingId, lockerNumber, isStationSilent };
      await raiseAlert(tx, { kind: 'never-returned', target: id, stationId, data }, now);
    }
    if (hasProgram && !hasToldAll(session)) return;
    if ((await findLockerStatus(tx, stationId, lockerNumber)) === 'disabled') return;
    await changeLocker(tx, stationId, lockerNumber, { status: 'disabled' }, now);
    await addToOpenAlert(tx, { kind: 'never-returned', target: id }, { tookLockerOutOfService: true });
    await reseatSessions(tx, station, now);
  });
}
