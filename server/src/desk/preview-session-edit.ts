import type { calls } from '@laine/contract/calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { LockerProblem, SessionEditPreview } from '@laine/contract/admin/session-edit-preview.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { type LockerUnfit, whyLockerUnfit } from '@laine/rules/is-locker-free.ts';
import type { Slot } from '@laine/rules/slot.ts';
import type { Actor } from '../audit/record-action.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { findSession, type WholeSession } from '../sessions/find-session.ts';
import { getVisibleSession } from '../sessions/get-admin-session.ts';
import { listWholeSessionsOf } from '../sessions/list-sessions.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { refusalText } from '../texts/texts.ts';
import { applyEdit, isLive } from './edit-session.ts';
import { goodwillLeftInCents } from './goodwill-left-in-cents.ts';
import { refuseOverlap } from './seat-by-hand.ts';

/** Carries what was seen out of a transaction that leaves nothing behind. */
class OnlyLooked extends Error {
  readonly preview: SessionEditPreview;
  constructor(preview: SessionEditPreview) {
    super('nothing is kept');
    this.preview = preview;
  }
}

/** What an edit would change: it is made and taken back, so that it is refused exactly as the edit itself would be. */
export async function previewSessionEdit(
  deps: Deps,
  actor: Actor,
  { sessionId, ...edit }: ParsedInput<typeof calls.previewSessionEdit>,
): Promise<SessionEditPreview> {
  const { who } = actor;
  const { stationId } = await getVisibleSession(deps, who, sessionId);
  const now = deps.now();
  let seen: SessionEditPreview | undefined;
  const tried = withLockedStation(deps, stationId, async (tx, station) => {
    const session = await findSession(tx, stationId, sessionId);
    if (!session) throw new Refusal('not-found');
    const { bookingId } = session;
    const isAll = edit.allBoards === 'yes';
    const own = bookingId === null ? [] : await listWholeSessionsOf(tx, bookingId);
    const others = isAll ? [] : own.filter((other) => other.id !== sessionId && isLive(other));
    const left = bookingId === null ? null : await goodwillLeftInCents(tx, who, { station, bookingId }, now);
    seen = {
      refusal: null,
      worthInCents: 0,
      leftInCents: left,
      isTold: false,
      others: others.map(({ id, lockerNumber, start, end }) => ({
        id,
        lockerNumber,
        start: start.toString(),
        end: end.toString(),
      })),
      lockers: await listLockersFor(tx, station, { session, slot: slotOf(session, edit) }, now),
    };
    const wish = { ...edit, allBoards: isAll };
    const { worthInCents, isTold } = await applyEdit(tx, actor, { station, session, edit: wish }, now);
    throw new OnlyLooked({ ...seen, worthInCents, isTold });
  });
  return tried.catch(refuseOverlap).catch((error: unknown) => {
    if (error instanceof OnlyLooked) return error.preview;
    if (!(error instanceof Refusal) || !seen) throw error;
    const locale = (who.kind === 'person' && who.account.locale) || 'en';
    return { ...seen, refusal: refusalText(locale, error.code, error.values) };
  });
}

const slotOf = (session: Slot, { start, end }: { start?: string | undefined; end?: string | undefined }): Slot => ({
  start: start === undefined ? session.start : Temporal.Instant.from(start),
  end: end === undefined ? session.end : Temporal.Instant.from(end),
});

/** Every locker of the station, and why it cannot be the one. */
async function listLockersFor(
  tx: Tx,
  station: BookingStation,
  { session, slot }: { session: WholeSession; slot: Slot },
  now: Temporal.Instant,
): Promise<SessionEditPreview['lockers']> {
  const whole = await readStationLoad(tx, station, now);
  const load = { ...whole, sessions: whole.sessions.filter(({ id }) => id !== session.id) };
  const numbers = [...load.lockerNumbers, ...(load.unfitLockers ?? []).map(({ number }) => number)];
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => ({ number, problem: problemOf(whyLockerUnfit(load, number, slot, now)) }));
}

function problemOf(unfit: LockerUnfit | undefined): LockerProblem | null {
  if (!unfit) return null;
  return unfit.why === 'out-of-service' || unfit.why === 'incomplete' ? unfit.why : 'taken';
}
