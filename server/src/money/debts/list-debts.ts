import type { AdminDebt } from '@laine/contract/admin/entities.ts';
import type { PageQuery } from '@laine/contract/fields.ts';
import type { DebtStatus } from '@laine/contract/states.ts';
import type { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { timestamps } from '../../ground/timestamps.ts';
import { countDebts, listDebtRows } from './debt-store.ts';
import { presentDebt } from './present-debt.ts';

type DebtFilter = PageQuery & { status?: DebtStatus | undefined };

/** For admins. */
export async function listDebts(
  { db }: Deps,
  filter: DebtFilter,
): Promise<{ debts: z.input<typeof AdminDebt>[]; total: number }> {
  const rows = await listDebtRows(db.query, filter);
  const debts = rows.map((row) => ({
    ...presentDebt(row),
    personId: row.accountId,
    email: row.email ?? '',
    stationId: row.stationId,
    remindersSent: row.remindersSent,
    paidAt: row.paidAt?.toString() ?? null,
    ...timestamps(row),
  }));
  return { debts, total: await countDebts(db.query, filter) };
}
