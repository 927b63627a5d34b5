import type { SessionEditPreview } from '@laine/contract/admin/session-edit-preview.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { refusalText } from '../../ground/texts/texts.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { findSession } from '../sessions/find-session.ts';
import { getVisibleSession } from '../sessions/get-admin-session.ts';
import { listWholeSessionsOf } from '../sessions/list-sessions.ts';
import { applyEdit, isLive } from './edit-session.ts';
import { fitLockers } from './fit-lockers.ts';
import { goodwillLeftInCents } from './goodwill-left-in-cents.ts';
import { refuseOverlap } from './seat-by-hand.ts';

/** Carries the result out of a transaction that is rolled back. */
class OnlyLooked extends Error {
  readonly preview: SessionEditPreview;
  constructor(preview: SessionEditPreview) {
    super('nothing is kept');
    this.preview = preview;
  }
}

/** Makes the edit and rolls it back, so that the preview is refused exactly like the edit itself. */
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
      isReasonNeeded: false,
      isTold: false,
      paidUntil: null,
      others: others.map(({ id, lockerNumber, start, end }) => ({
        id,
        lockerNumber,
        start: start.toString(),
        end: end.toString(),
      })),
      lockers: await fitLockers(tx, station, { except: session.id, slot: slotOf(session, edit) }, now),
    };
    const { anyLocker, ...rest } = edit;
    const wish = { ...rest, ...(anyLocker && { lockerNumber: null }), allBoards: isAll };
    const { paidUntil, ...effects } = await applyEdit(tx, actor, { station, session, edit: wish }, now);
    throw new OnlyLooked({ ...seen, ...effects, paidUntil: paidUntil?.toString() ?? null });
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
