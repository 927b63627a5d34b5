import type { Db } from '../../ground/db/open-database.ts';
import { findOpenQuestion, listQuestionsOf, type ReturnQuestion } from './return-question-store.ts';

/** Staff still have to look for a board of the booking; until then we charge nothing. */
export const isReturnInQuestion = async (db: Db, bookingId: string): Promise<boolean> =>
  (await listQuestionsOf(db, bookingId)).some(({ endedAt }) => endedAt === null);

export type OpenQuestion = ReturnQuestion;

/** The same for one board, with the claim and who made it. */
export const openQuestionOf = (db: Db, sessionId: string): Promise<OpenQuestion | undefined> =>
  findOpenQuestion(db, sessionId);
