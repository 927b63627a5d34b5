import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { listOccasions } from './notice-store.ts';

/** The customer was told this about a board, or is about to be. */
export async function wasToldOfBoard(
  db: Db,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  kind: NoticeKind,
): Promise<boolean> {
  const told = await listToldBoards(db, { bookingId, sessionIds: [sessionId] }, kind);
  return told.length > 0;
}

/** Those of the boards about which the customer was told this. Older notices named no boards. */
export async function listToldBoards(
  db: Db,
  { bookingId, sessionIds }: { bookingId: string; sessionIds: string[] },
  kind: NoticeKind,
): Promise<string[]> {
  const occasions = await listOccasions(db, bookingId, kind);
  const named = new Set(occasions.flatMap((occasion) => occasion.split(' ')));
  return named.has('') ? sessionIds : sessionIds.filter((id) => named.has(id));
}
