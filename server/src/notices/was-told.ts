import type { Db } from '../db/open-database.ts';
import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { hasNotice, listOccasions } from './notice-store.ts';

/** Whether a booking's customer was told something, or is about to be. */
export const wasTold = (db: Db, bookingId: string, kind: NoticeKind): Promise<boolean> =>
  hasNotice(db, bookingId, kind);

/** Whether they were told, or are about to be, that this one of their boards is cancelled. */
export async function wasToldOfCancelledBoard(db: Db, bookingId: string, sessionId: string): Promise<boolean> {
  const occasions = await listOccasions(db, bookingId, 'boards-cancelled');
  return occasions.some((occasion) => occasion.split(' ').includes(sessionId));
}
