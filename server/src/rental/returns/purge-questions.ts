import type { Tx } from '../../ground/db/open-database.ts';
import { deleteQuestionsOfBookings, deleteQuestionsOfSessions } from './return-question-store.ts';

export const purgeQuestionsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteQuestionsOfBookings(tx, bookingIds);

export const purgeQuestionsOfSessions = (tx: Tx, sessionIds: string[]): Promise<void> =>
  deleteQuestionsOfSessions(tx, sessionIds);
