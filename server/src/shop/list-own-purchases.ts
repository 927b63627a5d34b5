import type { OwnGiftCard, OwnPass } from '@laine/contract/public/prepaid.ts';
import type { Deps } from '../deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { syncPageOf } from '../payments/sync-page.ts';
import { PaymentProblem } from '../ports/payment-provider.ts';
import { listOwnGiftCards } from '../prepaid/find-gift-cards.ts';
import { listOwnPasses } from '../prepaid/find-passes.ts';
import type { Person } from '../principal.ts';

/** Whoever comes back from a payment page sees at once what they bought. */
export async function listBoughtGiftCards(deps: Deps, who: Person, followUps: ChargeFollowUps): Promise<OwnGiftCard[]> {
  await lookAtPages(deps, who, 'gift-card', followUps);
  return listOwnGiftCards(deps, who);
}

export async function listBoughtPasses(deps: Deps, who: Person, followUps: ChargeFollowUps): Promise<OwnPass[]> {
  await lookAtPages(deps, who, 'pass', followUps);
  return listOwnPasses(deps, who);
}

/** The event or the sweep will tell, should the provider be out of reach now. */
async function lookAtPages(deps: Deps, { account }: Person, purpose: 'pass' | 'gift-card', followUps: ChargeFollowUps) {
  const begun = await deps.db.query
    .selectFrom('ledger')
    .select('id')
    .where('accountId', '=', account.id)
    .where('purpose', '=', purpose)
    .where('kind', '=', 'charge')
    .where('state', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .limit(3)
    .execute();
  for (const { id } of begun) {
    await syncPageOf(deps, id, followUps).catch((error: unknown) => {
      if (!(error instanceof PaymentProblem)) throw error;
    });
  }
}
