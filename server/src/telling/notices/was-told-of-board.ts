import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { Db } from '../../ground/db/open-database.ts';

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
  const rows = await db
    .selectFrom('notices')
    .select('occasion')
    .distinct()
    .where('bookingId', '=', bookingId)
    .where('kind', '=', kind)
    .execute();
  const named = new Set(rows.flatMap(({ occasion }) => occasion.split(' ')));
  return named.has('') ? sessionIds : sessionIds.filter((id) => named.has(id));
}
