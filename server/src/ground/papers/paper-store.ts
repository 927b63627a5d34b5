import type { Selectable } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { DrawnPapersTable } from '../db/tables/money.ts';

/** The row that a paper shows, which it lives and goes with. */
export type PaperOf = { receiptId: string } | { statementId: string };

type NewDrawing = Omit<Selectable<DrawnPapersTable>, 'receiptId' | 'statementId'> & { of: PaperOf };

export const findDrawing = (db: Db, fingerprint: string) =>
  db.selectFrom('drawnPapers').select('bytes').where('fingerprint', '=', fingerprint).executeTakeFirst();

/** In place of what was drawn of it before in this language. Two who drew it at once have drawn the same. */
export async function saveDrawing(db: Db, { of, ...drawing }: NewDrawing): Promise<void> {
  const [column, id] =
    'receiptId' in of ? (['receiptId', of.receiptId] as const) : (['statementId', of.statementId] as const);
  await db
    .with('outdated', (query) =>
      query
        .deleteFrom('drawnPapers')
        .where(column, '=', id)
        .where('locale', '=', drawing.locale)
        .where('fingerprint', '<>', drawing.fingerprint),
    )
    .insertInto('drawnPapers')
    .values({ ...drawing, ...of })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
}
