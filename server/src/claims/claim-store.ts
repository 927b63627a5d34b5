import type { Tx } from '../db/open-database.ts';
import { newId } from '../secrets.ts';

type DraftClaim = {
  sessionId: string;
  stationId: string;
  items: string[];
  amountInCents: number;
  note: string;
};

export async function insertDraftClaim(tx: Tx, claim: DraftClaim, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('claims')
    .values({ id: newId(), ...claim, status: 'draft', createdAt: now, updatedAt: now })
    .execute();
}
