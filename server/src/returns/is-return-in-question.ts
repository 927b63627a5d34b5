import type { Db } from '../db/open-database.ts';
import { findOpenQuestion, listQuestionsOf } from './return-question-store.ts';

/** Whether staff have still to look for a board of the booking: until then nothing is asked for. */
export const isReturnInQuestion = async (db: Db, bookingId: string): Promise<boolean> =>
  (await listQuestionsOf(db, bookingId)).some(({ endedAt }) => endedAt === null);

/** The same of one board. */
export const isBoardInQuestion = async (db: Db, sessionId: string): Promise<boolean> =>
  (await findOpenQuestion(db, sessionId)) !== undefined;
