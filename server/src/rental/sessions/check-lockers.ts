import {
  LOCKER_CHECK_BEFORE_START_SECONDS,
  MINUTE_IN_SECONDS,
  STATION_SILENT_AFTER_SECONDS,
} from '@laine/rules/constants.ts';
import { comingTrouble, isTimeToWarn } from '@laine/rules/seats/coming-session.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import { isBefore, plusSeconds, secondsBetween } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { hasToldAll, isConnected } from '../../site/stations/link/station-silence.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { closeByItself, findLastAlert, isEarly } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { wasToldOfBoard } from '../../telling/notices/was-told-of-board.ts';
import type { ComingSession } from './check-store.ts';
import { listComingSessions, listOutlivedAlerts } from './check-store.ts';
import { reseatSessions } from './reseat-sessions.ts';

/** The check runs every minute, so this catches everyone ten minutes before their start. */
const LOOKS_AHEAD_SECONDS = LOCKER_CHECK_BEFORE_START_SECONDS + MINUTE_IN_SECONDS;

/** Right after our own start no station has connected yet, which doesn't mean that it's silent. */
type CheckOptions = { hadTimeToConnect: boolean };

/** Before a start: is the locker free? If not, we find another, or tell the renter and staff in time. */
export async function checkLockers(deps: Deps, { hadTimeToConnect }: CheckOptions): Promise<void> {
  const startedAt = deps.now();
  for (const target of await listOutlivedAlerts(deps.db.query, startedAt))
    await closeByItself(deps.db.query, { kind: 'board-not-ready', target }, startedAt);
  const isSilent = (session: ComingSession, now: Temporal.Instant) => hadTimeToConnect && isCodeUnheard(session, now);
  const coming = await listComingSessions(deps.db.query, windowAt(startedAt));
  const troubled = coming.filter((session) => isSilent(session, startedAt) || comingTrouble(facts(session)));
  const stationIds = new Set(troubled.map(({ stationId }) => stationId));
  for (const stationId of stationIds) {
    await withLockedStation(deps, stationId, async (tx, station) => {
      const now = deps.now();
      // At a station out of reach, only we would know of the move.
      if (!station.hasProgram || station.isConnected) await reseatSessions(tx, station, now);
      const still = await listComingSessions(tx, { ...windowAt(now), stationId });
      const unready = [];
      for (const session of still) {
        // An incomplete journal hides which boards are back; we only know what the station can't have heard.
        const isKnown = session.apiKeyHash === null || hasToldAll(session);
        if (!(isKnown ? isTimeToWarn(facts(session), now) : isSilent(session, now))) continue;
        const isCauseOurs = !isKnown || isTimeToWarn(facts(withoutOwnWord(session)), now);
        await warnStaff(tx, session, now);
        if (isCauseOurs) unready.push(session);
      }
      await warnRenters(tx, unready, now);
    });
  }
}

const windowAt = (now: Temporal.Instant) => ({ now, startingBefore: plusSeconds(now, LOOKS_AHEAD_SECONDS) });

const facts = (session: ComingSession) => ({
  ...session,
  isLockerOutOfService:
    session.lockerStatus === 'disabled' || session.isClosed || lackingKit(session.things).length > 0,
});

const withoutOwnWord = (session: ComingSession): ComingSession =>
  session.isOutByOwnWord ? { ...session, lockerStatus: null } : session;

/** Paid after the station fell silent, so it doesn't know the code. */
function isCodeUnheard(session: ComingSession, now: Temporal.Instant): boolean {
  const { apiKeyHash, lastSeenAt, paidAt } = session;
  if (apiKeyHash === null || isConnected(session)) return false;
  if (lastSeenAt === null) return true;
  const isSilent = secondsBetween(lastSeenAt, now) > STATION_SILENT_AFTER_SECONDS;
  return isSilent && paidAt !== null && isBefore(lastSeenAt, paidAt);
}

async function warnStaff(tx: Tx, session: ComingSession, now: Temporal.Instant): Promise<void> {
  const { id, stationId, bookingId, lockerNumber } = session;
  const trouble = { kind: 'board-not-ready', target: id } as const;
  const last = await findLastAlert(tx, trouble);
  if (last && !isEarly(last)) return;
  if (last) await closeByItself(tx, trouble, now);
  const isStationSilent = session.apiKeyHash !== null && !isConnected(session);
  const data = { sessionId: id, bookingId, lockerNumber, isStationSilent };
  await raiseAlert(tx, { ...trouble, stationId, data }, now);
}

/**
 * Warned renters may have all the money back for the boards in the notice. If a renter's word is the only reason, staff
 * look first (docs/product.md, Cancelling).
 */
async function warnRenters(tx: Tx, unready: ComingSession[], now: Temporal.Instant): Promise<void> {
  const kind = 'board-not-ready';
  for (const [bookingId, sessions] of Map.groupBy(unready, (session) => session.bookingId)) {
    if (bookingId === null) continue;
    const untold = [];
    for (const { id } of sessions) if (!(await wasToldOfBoard(tx, { bookingId, sessionId: id }, kind))) untold.push(id);
    if (untold.length > 0) await queueNotices(tx, { bookingId, kind, occasion: untold.join(' '), now });
  }
}
