import type { OwnGiftCard, OwnPass } from '@laine/contract/public/prepaid.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import type { Person } from '../../ground/principal.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { listPurchaseReceipts } from '../payments/receipts/read-receipts.ts';
import { listTransfersOfPurchases } from '../payments/refunds/list-transfers-of.ts';
import { settlePage, syncPageOf } from '../payments/sync-page.ts';
import { listOwnGiftCards } from '../prepaid/find-gift-cards.ts';
import { listOwnPasses } from '../prepaid/find-passes.ts';
import { NOT_PAID } from './lapse-purchases.ts';

type Purpose = 'pass' | 'gift-card';

/** Somebody who returns from a payment page sees at once what they bought, or how to resume paying. */
export async function listBoughtGiftCards(deps: Deps, who: Person, followUps: ChargeFollowUps) {
  await lookAtPages(deps, who, 'gift-card', followUps);
  const giftCards = await listOwnGiftCards(deps, who);
  const moneyOf = await readMoneyOf(deps, who, 'gift-card');
  return {
    giftCards: giftCards.map((card): OwnGiftCard => ({ ...card, ...moneyOf(card.id) })),
    lapsedAt: await newestLapsedAt(deps, who, 'gift-card'),
  };
}

export async function listBoughtPasses(deps: Deps, who: Person, followUps: ChargeFollowUps) {
  await lookAtPages(deps, who, 'pass', followUps);
  const passes = await listOwnPasses(deps, who);
  const moneyOf = await readMoneyOf(deps, who, 'pass');
  return {
    passes: passes.map((pass): OwnPass => ({ ...pass, ...moneyOf(pass.id) })),
    lapsedAt: await newestLapsedAt(deps, who, 'pass'),
  };
}

async function readMoneyOf(deps: Deps, who: Person, purpose: Purpose) {
  const payments = await listOpenPayments(deps, who, purpose);
  const transfers = await listTransfersOfPurchases(deps.db.query, who.account.id);
  const receipts = await listPurchaseReceipts(deps.db.query, who.account.id);
  return (id: string) => ({
    payment: payments.get(id) ?? null,
    transfers: transfers.get(id) ?? [],
    receipts: receipts.get(id) ?? [],
  });
}

/** Pages of unfinished purchases, keyed by pass or gift card. */
async function listOpenPayments({ db, now }: Deps, { account }: Person, purpose: Purpose) {
  const rows = await db.query
    .selectFrom('paymentPages')
    .innerJoin('ledger', 'ledger.id', 'paymentPages.ledgerId')
    .select(['ledger.passId', 'ledger.giftCardId', 'paymentPages.url', 'paymentPages.expiresAt'])
    .where('ledger.accountId', '=', account.id)
    .where('ledger.purpose', '=', purpose)
    .where('ledger.state', '=', 'pending')
    .where('paymentPages.closedAt', 'is', null)
    .where('paymentPages.expiresAt', '>', now())
    .execute();
  return new Map(
    rows.flatMap(({ passId, giftCardId, url, expiresAt }) =>
      url === null ? [] : [[passId ?? giftCardId, { url, until: expiresAt.toString() }] as const],
    ),
  );
}

/** Null if the newest purchase was paid, or still can be. */
async function newestLapsedAt({ db }: Deps, { account }: Person, purpose: Purpose): Promise<string | null> {
  const newest = await db.query
    .selectFrom('ledger')
    .select(['state', 'failureCode', 'settledAt'])
    .where('accountId', '=', account.id)
    .where('purpose', '=', purpose)
    .where('kind', '=', 'charge')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.state === 'failed' && newest.failureCode === NOT_PAID ? (newest.settledAt?.toString() ?? null) : null;
}

/** If the provider is out of reach now, the event or the sweep will tell us. */
async function lookAtPages(deps: Deps, { account }: Person, purpose: Purpose, followUps: ChargeFollowUps) {
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
    await syncPageOf(deps, { ledgerId: id }, settlePage(followUps)).catch((error: unknown) => {
      if (!(error instanceof PaymentProblem)) throw error;
    });
  }
}
