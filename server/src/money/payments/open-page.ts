import { createHash } from 'node:crypto';
import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { CheckoutOrder } from '../../ground/ports/payment-provider.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { asPaymentCustomer } from './as-payment-customer.ts';
import { lockLedgerRow } from './ledger-store.ts';
import type { PageSubject, PaymentPage } from './payment-pages.ts';
import { findOpenPageOf, insertPaymentPage, rememberPaymentPage } from './payment-pages.ts';
import { type ApplyPage, closePage } from './sync-page.ts';

/** The provider closes a page after at most a day; its minimum is half an hour. */
const PAGE_LIFE = Temporal.Duration.from({ hours: 23 });
/** A page that closes sooner isn't worth sending somebody to. */
const WORTH_OPENING = Temporal.Duration.from({ minutes: 10 });

/** What the page says, in its language. */
export type PageOrder = Pick<CheckoutOrder, 'lines' | 'cardAgreement' | 'holdNote' | 'offersCardAgain'> & {
  /** The payer's id at the provider, if it was just read. */
  customerId?: string | null;
  /** What the payment is for, if it isn't just a row of the ledger. */
  metadata?: Record<string, string>;
  /** Paths of ours to return to. */
  paidPath: string;
  cancelPath: string;
};

export type PageWish = PageOrder & {
  /** Lines add up to its ledger row; a page without lines saves a card. */
  of: Exclude<PageSubject, { bookingId: string }>;
  origin: string;
  locale: Locale;
  /** Time to pay; the provider demands at least half an hour. */
  life?: Temporal.Duration;
  /** What a page that saves a card says about it. */
  termsVersion?: string;
};

/**
 * A page for paying a ledger row or saving a card. An open page is reused; one in another language or about to close is
 * closed first, so that at most one can be paid. The page is stored before we ask the provider, so asking again after a
 * lost answer finds the same one.
 */
export function openPage(deps: Deps, wish: PageWish, apply: ApplyPage): Promise<URL> {
  return oneAtATime(deps.db, `page ${JSON.stringify(wish.of)}`, async () => {
    try {
      const known = await findOpenPageOf(deps.db.query, wish.of);
      const page = known && isUsable(known, wish, deps.now()) ? known : await newPage(deps, wish, known, apply);
      return new URL(page.url ?? (await askForPage(deps, page, wish)));
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error;
      deps.log.warn({ ...wish.of, kind: error.kind, code: error.code }, 'payment page not opened');
      throw new Refusal('payment-unavailable', {}, 10);
    }
  });
}

const isUsable = (page: PaymentPage, { origin, locale }: PageWish, now: Temporal.Instant) =>
  page.origin === origin && page.locale === locale && isBefore(now.add(WORTH_OPENING), page.expiresAt);

async function newPage(deps: Deps, wish: PageWish, old: PaymentPage | undefined, apply: ApplyPage) {
  if (old) await closePage(deps, old, apply);
  return deps.db.transaction(async (tx) => {
    const payer = await lockPayer(tx, wish.of);
    const now = deps.now();
    const opened = await findOpenPageOf(tx, wish.of);
    // Another process was faster.
    if (opened && isUsable(opened, wish, now)) return opened;
    if (opened) throw new Refusal('state-moved-on');
    const { origin, locale, life = PAGE_LIFE, termsVersion = null } = wish;
    return insertPaymentPage(tx, { ...payer, origin, locale, termsVersion, expiresAt: now.add(life) }, now);
  });
}

/** Cancelling a charge takes the same lock: there is a page, or a charge that nobody can pay, never both. */
async function lockPayer(tx: Tx, subject: PageWish['of']): Promise<{ ledgerId: string | null; accountId: string }> {
  if ('cardOf' in subject) {
    const account = tx.selectFrom('accounts').select('id').where('id', '=', subject.cardOf);
    const { id: accountId } = await account.forNoKeyUpdate().executeTakeFirstOrThrow();
    return { ledgerId: null, accountId };
  }
  const { state, accountId } = await lockLedgerRow(tx, subject.ledgerId);
  if (state !== 'pending' || accountId === null) throw new Refusal('already-paid');
  return { ledgerId: subject.ledgerId, accountId };
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** The request follows from the stored page, so asking again after a crash or a lost answer finds the same one. */
export async function askForPage(deps: Deps, page: PaymentPage, order: PageOrder): Promise<string> {
  const { lines, cardAgreement, metadata, paidPath, cancelPath, holdNote, offersCardAgain } = order;
  const said = shortHash(JSON.stringify({ lines, cardAgreement, holdNote, offersCardAgain }));
  const open = (customerId: string) =>
    deps.payments.openCheckout({
      metadata: metadata ?? { ...(page.ledgerId !== null && { ledgerId: page.ledgerId }), pageId: page.id },
      customerId,
      lines,
      totalInCents: lines.reduce((sum, { unitInCents, quantity }) => sum + unitInCents * quantity, 0),
      locale: page.locale,
      successUrl: new URL(paidPath, page.origin),
      cancelUrl: new URL(cancelPath, page.origin),
      expiresAt: page.expiresAt,
      cardAgreement,
      ...(holdNote !== undefined && { holdNote }),
      ...(offersCardAgain !== undefined && { offersCardAgain }),
      // When the provider had to create the customer again, or what the page says has changed, the request differs.
      // Nobody has seen a page opened before under another key.
      idempotencyKey: `page:${page.id}:${customerId}:${said}`,
    });
  const { id: checkoutId, url } = await asPaymentCustomer(deps, page.accountId, open, order.customerId);
  if (url === null) throw new Refusal('state-moved-on');
  if (!(await rememberPaymentPage(deps.db.query, page.id, { checkoutId, url }))) {
    await deps.payments.closeCheckout(checkoutId);
    throw new Refusal('state-moved-on');
  }
  return url;
}
