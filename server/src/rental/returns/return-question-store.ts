import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ReturnQuestionsTable } from '../../ground/db/tables/bookings.ts';
import { newId } from '../../ground/secrets.ts';

export type ReturnQuestion = Selectable<ReturnQuestionsTable>;

type NewQuestion = Pick<ReturnQuestion, 'sessionId' | 'lockerNumber' | 'why' | 'toldBy' | 'assertedAt'>;

/** When reported again, the earliest moment counts. */
export async function insertQuestion(tx: Tx, question: NewQuestion, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('returnQuestions')
    .values({ id: newId(), ...question, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['sessionId'])
        .where('endedAt', 'is', null)
        .doUpdateSet({ assertedAt: sql`least(return_questions.asserted_at, excluded.asserted_at)` }),
    )
    .execute();
}

export const findOpenQuestion = (db: Db, sessionId: string): Promise<ReturnQuestion | undefined> =>
  db
    .selectFrom('returnQuestions')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** For a booking's boards: the open question, or the last answered one. */
export async function listQuestionsOf(db: Db, bookingId: string): Promise<(ReturnQuestion & { isOut: boolean })[]> {
  return db
    .selectFrom('returnQuestions')
    .innerJoin('sessions', 'sessions.id', 'returnQuestions.sessionId')
    .selectAll('returnQuestions')
    .select(sql<boolean>`sessions.status = 'started'`.as('isOut'))
    .distinctOn('returnQuestions.sessionId')
    .where('sessions.bookingId', '=', bookingId)
    .orderBy('returnQuestions.sessionId')
    .orderBy('returnQuestions.createdAt', 'desc')
    .execute();
}

type Ending = Pick<ReturnQuestion, 'outcome' | 'backAt' | 'endedBy'>;

export async function updateEnded(tx: Tx, id: string, ending: Ending, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('returnQuestions')
    .set({ ...ending, endedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function updateSeen(tx: Tx, id: string, seenAt: Temporal.Instant): Promise<void> {
  await tx.updateTable('returnQuestions').set({ seenAt }).where('id', '=', id).execute();
}
