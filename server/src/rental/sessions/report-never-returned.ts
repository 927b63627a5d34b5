import { readFacts } from '@laine/contract/read-facts.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Deps } from '../../ground/deps.ts';
import { hasToldAll, isConnected } from '../../site/stations/link/station-silence.ts';
import { changeLocker, findLockerStatus } from '../../site/stations/lockers/change-locker.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { addToOpenAlert, findLastAlert } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { listOverdueSessions } from './check-store.ts';
import { findSession } from './find-session.ts';
import { reseatSessions } from './reseat-sessions.ts';

type Overdue = Awaited<ReturnType<typeof listOverdueSessions>>[number];

/**
 * A board out beyond the longest overtime: a person may be in danger, so staff are told at once, even if the station is
 * out of reach and may have the board. The locker goes out of service once the station has reported everything from its
 * absence; if the board comes back after all, `open-locker-again.ts` undoes both.
 */
export async function reportNeverReturned(deps: Deps): Promise<void> {
  const now = deps.now();
  const overdue = await listOverdueSessions(deps.db.query, now);
  for (const session of overdue) if (!isBefore(now, giveUpAt(session))) await report(deps, session, now);
}

function giveUpAt({ end, tariff, metadata }: Overdue): Temporal.Instant {
  // A session made by staff has no booking, so the station's own figure counts.
  const terms = tariff === null ? readFacts(metadata).facts : readAgreedTerms(tariff);
  return plusSeconds(end, terms?.maxOvertimeInSeconds ?? 0);
}

async function report(deps: Deps, session: Overdue, now: Temporal.Instant): Promise<void> {
  const { id, stationId, bookingId } = session;
  const hasProgram = session.apiKeyHash !== null;
  await withLockedStation(deps, stationId, async (tx, station) => {
    const current = await findSession(tx, stationId, id);
    if (current?.status !== 'started' || current.lockerNumber === null) return;
    const { lockerNumber } = current;
    const alert = await findLastAlert(tx, { kind: 'never-returned', target: id });
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
