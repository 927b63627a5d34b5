import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { OrderLine } from '../../ground/ports/payment-provider.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { asPaymentCustomer } from './as-payment-customer.ts';
import type { ChargeFollowUps } from './charge-follow-ups.ts';
import { lockLedgerRow } from './ledger-store.ts';
import type { PaymentPageRow } from './payment-page-store.ts';
import { findOpenPageOf, insertPaymentPage, rememberPaymentPage } from './payment-page-store.ts';
import { closePage } from './sync-page.ts';

/** The provider closes a page after at most a day; its minimum is half an hour. */
const PAGE_LIFE = Temporal.Duration.from({ hours: 23 });
/** A page that closes sooner isn't worth sending somebody to. */
const WORTH_OPENING = Temporal.Duration.from({ minutes: 10 });

export type PageWish = {
  ledgerId: string;
  /** They add up to the ledger row, in the words of `locale`. */
  lines: OrderLine[];
  origin: string;
  locale: Locale;
  /** Paths of ours to return to. */
  paidPath: string;
  cancelPath: string;
  /** The purpose of saving the card; null if it isn't saved. */
  cardAgreement: string | null;
  /** Time to pay; the provider demands at least half an hour. */
  life?: Temporal.Duration;
};

/**
 * A page for paying a ledger row. An open page is reused; one in another language or about to close is closed first, so
 * that at most one can be paid. The page is stored before we ask the provider, so asking again after a lost answer
 * finds the same one.
 */
export function openPage(deps: Deps, wish: PageWish, followUps: ChargeFollowUps): Promise<URL> {
  return oneAtATime(deps.db, `ledger page ${wish.ledgerId}`, async () => {
    try {
      const known = await findOpenPageOf(deps.db.query, wish.ledgerId);
      const page = known && isUsable(known, wish, deps.now()) ? known : await newPage(deps, wish, known, followUps);
      return new URL(page.url ?? (await askForPage(deps, page, wish)));
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error;
      deps.log.warn({ ledgerId: wish.ledgerId, kind: error.kind, code: error.code }, 'payment page not opened');
      throw new Refusal('payment-unavailable', {}, 10);
    }
  });
}

const isUsable = (page: PaymentPageRow, { origin, locale }: PageWish, now: Temporal.Instant) =>
  page.origin === origin && page.locale === locale && isBefore(now.add(WORTH_OPENING), page.expiresAt);

async function newPage(deps: Deps, wish: PageWish, old: PaymentPageRow | undefined, followUps: ChargeFollowUps) {
  if (old) await closePage(deps, old, followUps);
  return deps.db.transaction(async (tx) => {
    // Cancelling the charge takes the same lock: there is a page, or a charge that nobody can pay, never both.
    const { state, accountId } = await lockLedgerRow(tx, wish.ledgerId);
    if (state !== 'pending' || accountId === null) throw new Refusal('already-paid');
    const now = deps.now();
    const opened = await findOpenPageOf(tx, wish.ledgerId);
    // Another process was faster.
    if (opened && isUsable(opened, wish, now)) return opened;
    if (opened) throw new Refusal('state-moved-on');
    const { ledgerId, origin, locale, life = PAGE_LIFE } = wish;
    return insertPaymentPage(tx, { ledgerId, accountId, origin, locale, expiresAt: now.add(life) }, now);
  });
}

async function askForPage(deps: Deps, page: PaymentPageRow, wish: PageWish): Promise<string> {
  const { id: checkoutId, url } = await asPaymentCustomer(deps, page.accountId, (customerId) =>
    deps.payments.openCheckout({
      metadata: { ledgerId: page.ledgerId, pageId: page.id },
      customerId,
      lines: wish.lines,
      totalInCents: wish.lines.reduce((sum, { unitInCents, quantity }) => sum + unitInCents * quantity, 0),
      locale: page.locale,
      successUrl: new URL(wish.paidPath, page.origin),
      cancelUrl: new URL(wish.cancelPath, page.origin),
      expiresAt: page.expiresAt,
      cardAgreement: wish.cardAgreement,
      // When the provider had to create the customer again, the request differs.
      idempotencyKey: `page:${page.id}:${customerId}`,
    }),
  );
  if (url === null) throw new Refusal('state-moved-on');
  if (!(await rememberPaymentPage(deps.db.query, page.id, { checkoutId, url }))) {
    await deps.payments.closeCheckout(checkoutId);
    throw new Refusal('state-moved-on');
  }
  return url;
}
