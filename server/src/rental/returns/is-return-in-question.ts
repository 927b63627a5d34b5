import type { Db } from '../../ground/db/open-database.ts';
import { findOpenQuestion, listQuestionsOf, type ReturnQuestion } from './return-question-store.ts';

/** Whether staff have still to look for a board of the booking: until then nothing is asked for. */
export const isReturnInQuestion = async (db: Db, bookingId: string): Promise<boolean> =>
  (await listQuestionsOf(db, bookingId)).some(({ endedAt }) => endedAt === null);

export type OpenQuestion = ReturnQuestion;

/** The same of one board, with who says what. */
export const openQuestionOf = (db: Db, sessionId: string): Promise<OpenQuestion | undefined> =>
  findOpenQuestion(db, sessionId);
