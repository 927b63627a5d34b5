import type { BookingReturns } from '@laine/contract/public/booking-returns.ts';
import { FORGOTTEN_THINGS_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { listQuestionsOf } from './return-question-store.ts';

/** Boards that aren't where they should be, and doors that open once more, for anybody who may see the booking. */
export async function readReturns(
  db: Db,
  bookingId: string,
  now: Temporal.Instant,
): Promise<Pick<BookingReturns, 'questions' | 'forgotten'>> {
  const questions = await listQuestionsOf(db, bookingId);
  return {
    questions: questions
      .filter(({ outcome }) => outcome !== 'withdrawn' && outcome !== 'seen')
      // Once the board has come back, we don't ask the renter to bring it.
      .filter(({ outcome, backAt, isOut }) => outcome !== 'was-not-there' || backAt !== null || isOut)
      .map(({ sessionId, lockerNumber, why, assertedAt, outcome, backAt }) => ({
        sessionId,
        lockerNumber,
        why,
        stoppedAt: assertedAt.toString(),
        answer: outcome && { wasThere: outcome === 'was-there', backAt: backAt?.toString() ?? null },
      })),
    forgotten: await listForgotten(db, bookingId, now),
  };
}

/** The station opens such a door once, and not while somebody else has the locker. */
async function listForgotten(db: Db, bookingId: string, now: Temporal.Instant): Promise<BookingReturns['forgotten']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'lockerNumber', 'closeAt'])
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'finished')
    .where('code', 'is not', null)
    .where('closeAt', '>', plusSeconds(now, -FORGOTTEN_THINGS_SECONDS))
    // After a replacement the renter uses the other board's code.
    .where(sql<boolean>`not exists (select from sessions next where next.replaces = sessions.id)`)
    .where(
      sql<boolean>`not exists (select from sessions other where other.station_id = sessions.station_id
        and other.locker_number = sessions.locker_number and other.status = 'started')`,
    )
    .where(
      sql<boolean>`not exists (select from logs where logs.session_id = sessions.id and title = 'door-opened'
        and logs.created_at > sessions.close_at)`,
    )
    .orderBy('lockerNumber')
    .execute();
  return rows.flatMap(({ id, lockerNumber, closeAt }) =>
    lockerNumber === null || closeAt === null
      ? []
      : [{ sessionId: id, lockerNumber, until: plusSeconds(closeAt, FORGOTTEN_THINGS_SECONDS).toString() }],
  );
}
