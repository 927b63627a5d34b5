import type { Tx } from '../db/open-database.ts';

export async function deleteDisputesOf(tx: Tx, ledgerIds: string[]): Promise<void> {
  await tx.deleteFrom('disputes').where('ledgerId', 'in', ledgerIds).execute();
}
