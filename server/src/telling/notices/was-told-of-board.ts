import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { listOccasions } from './notice-store.ts';

/** The customer was told this about a board, or is about to be. Older notices named no boards. */
export async function wasToldOfBoard(
  db: Db,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  kind: NoticeKind,
): Promise<boolean> {
  const occasions = await listOccasions(db, bookingId, kind);
  return occasions.some((occasion) => occasion === '' || occasion.split(' ').includes(sessionId));
}
