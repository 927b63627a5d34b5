import type { LedgerFilter } from '@laine/contract/admin/ledger-calls.ts';
import { sql } from 'kysely';
import { beyond, type Edge, orderFrom } from '../../../ground/db/cursor-page.ts';
import type { Db } from '../../../ground/db/open-database.ts';

/** The admins' view of the ledger, read-only. */

export type LedgerSpan = { from: Temporal.Instant; to: Temporal.Instant };

export async function listLedgerRows(
  db: Db,
  { purpose, state, stationId, stationIds }: LedgerFilter & { stationIds: string[] | 'all' },
  span: LedgerSpan | undefined,
  { edge, limit }: { edge: Edge | undefined; limit: number },
) {
  return db
    .selectFrom('ledger')
    .leftJoin('accounts', 'accounts.id', 'ledger.accountId')
    .leftJoin('receipts', 'receipts.id', 'ledger.receiptId')
    .select(['ledger.id', 'ledger.kind', 'purpose', 'means', 'state', 'amountInCents', 'feeInCents', 'vatPercent'])
    .select(['atStationId as stationId', 'bookingId', 'email', 'number', 'ledger.createdAt', 'settledAt'])
    .where(beyond('ledger', edge))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'rental'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .$if(stationId !== undefined, (query) => query.where('atStationId', '=', stationId ?? ''))
    .$if(stationIds !== 'all', (query) => query.where('atStationId', '=', sql<string>`any(${stationIds})`))
    .$if(span !== undefined, (query) =>
      query.where(sql<boolean>`ledger.created_at >= ${span?.from} and ledger.created_at < ${span?.to}`),
    )
    .orderBy('ledger.createdAt', orderFrom(edge))
    .orderBy('ledger.id', orderFrom(edge))
    .limit(limit)
    .execute();
}

export type LedgerListRow = Awaited<ReturnType<typeof listLedgerRows>>[number];
