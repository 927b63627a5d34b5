import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { instantAt, parseTimeOfDay } from '@laine/rules/time/wall-time.ts';
import type { WildStage } from '../stage.ts';
import type { Law } from './law.ts';

const ZONE = 'Europe/Tallinn';
/** '12:00–13:00', of all boards; or '12:00–13:00 (locker 1)' and '12:00–13:00, locker 1', of those named. */
const TIMES = /\d\d:\d\d[-–](\d\d:\d\d)(?:(?:, | \()(?:locker|taquilla|kapp|casier|ячейка) (\d+(?:, \d+)*))?/g;

type Session = Awaited<ReturnType<typeof readLate>>[number];

const readLate = ({ scene }: WildStage) =>
  scene.db.query
    .selectFrom('sessions')
    .leftJoin('warnings', (join) => join.onRef('warnings.sessionId', '=', 'sessions.id').on('droppedAt', 'is', null))
    .leftJoin('overtimes', 'overtimes.bookingId', 'sessions.bookingId')
    .select(['sessions.id', 'sessions.bookingId', 'lockerNumber', 'start', 'closeAt', 'boards'])
    .select(['overtimes.amountInCents', 'waivedInCents'])
    .select('warnings.id as warningId')
    .where('closeAt', 'is not', null)
    .where('sessions.bookingId', 'is not', null)
    .where((eb) => eb.or([eb('warnings.id', 'is not', null), eb('overtimes.bookingId', 'is not', null)]))
    .execute();

/** A renter back by the end that we told last pays nothing for being late, and isn't warned. */
export const told: Law = {
  name: 'nobody is charged or warned who was back by the end last told',
  async look(stage) {
    for (const session of await readLate(stage)) {
      if (await isUnreadable(stage, session))
        return `a mail about times of locker ${session.lockerNumber} cannot be read`;
      const { closeAt, amountInCents, waivedInCents, boards, warningId } = session;
      const end = closeAt && lastTold(stage, session, closeAt);
      if (!end || Temporal.Instant.compare(closeAt, plusSeconds(end, OVERTIME_GRACE_SECONDS)) > 0) continue;
      const isDropped = (amountInCents ?? 0) <= (waivedInCents ?? 0);
      const cents = isDropped ? 0 : (boards?.find(({ sessionId }) => sessionId === session.id)?.cents ?? 0);
      if (cents === 0 && warningId === null) continue;
      const done = cents > 0 ? `charged ${cents} cents` : 'warned';
      return `locker ${session.lockerNumber}: we told ${wall(end)}, it was back at ${wall(closeAt)}, and its renter is ${done}`;
    }
    return undefined;
  },
};

const wall = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(ZONE).toPlainTime().toString().slice(0, 5);

/** A law that finds nothing to read would always pass. */
async function isUnreadable({ scene }: WildStage, { bookingId }: Session): Promise<boolean> {
  const sent = await scene.db.query
    .selectFrom('notices')
    .select('sentAt')
    .where('bookingId', '=', bookingId)
    .where('channel', '=', 'email')
    .where('kind', 'in', ['booking-confirmed', 'booking-changed'])
    .where('state', '=', 'sent')
    .execute();
  const mails = scene.messages.list({ channel: 'email' }).filter(({ text }) => text.includes(bookingId ?? ''));
  const isThen = (sentAt: Temporal.Instant | null, at: Temporal.Instant) =>
    sentAt !== null && Math.abs(at.until(sentAt).total('minutes')) < 1;
  return sent.some(({ sentAt }) => !mails.some(({ at, text }) => isThen(sentAt, at) && text.search(TIMES) >= 0));
}

/** The last mail about the booking before the board was back. */
function lastTold({ scene }: WildStage, session: Session, before: Temporal.Instant): Temporal.Instant | undefined {
  const { bookingId, lockerNumber, start } = session;
  for (const { channel, text, at } of scene.messages.list()) {
    if (channel !== 'email' || !text.includes(bookingId ?? '') || Temporal.Instant.compare(at, before) > 0) continue;
    const said = [...text.matchAll(TIMES)].find(
      ([, , lockers]) => lockers === undefined || lockers.split(', ').includes(String(lockerNumber)),
    );
    const [, time] = said ?? [];
    if (time === undefined) continue;
    const date = start.toZonedDateTimeISO(ZONE).toPlainDate();
    const end = instantAt(date, parseTimeOfDay(time) ?? 0, ZONE);
    return Temporal.Instant.compare(end, start) > 0 ? end : end.add({ hours: 24 });
  }
  return undefined;
}
