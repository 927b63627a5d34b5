import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Locale } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { CardPageOrder } from '../../ground/ports/payment-provider.ts';
import type { Person } from '../../ground/principal.ts';
import { CARD_AGREEMENT_VERSION } from '../../ground/texts/card-agreement-version.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import { asPaymentCustomer } from '../payments/as-payment-customer.ts';
import type { CardPageRow } from './card-page-store.ts';
import { insertCardPage, listCardPagesOf, rememberCardPage } from './card-page-store.ts';
import { listOwnCards, refuseUnreachable } from './list-own-cards.ts';

type CardVisit = { origin: string; locale: Locale };

/** The provider demands at least half an hour. */
const PAGE_LIFE = Temporal.Duration.from({ hours: 1 });
/** A page that closes sooner isn't worth sending somebody to. */
const WORTH_OPENING = Temporal.Duration.from({ minutes: 10 });

/**
 * The page for saving another card; `sync-card-page.ts` handles the outcome. The page is stored before we ask the
 * provider, so asking again after a lost answer finds the same one.
 */
export function replaceCard(deps: Deps, who: Person, visit: CardVisit): Promise<URL> {
  const accountId = who.account.id;
  return oneAtATime(deps.db, `card page ${accountId}`, async () => {
    try {
      const page = (await findOpenPage(deps, accountId, visit)) ?? (await newPage(deps, accountId, visit));
      return new URL(page.url ?? (await openPage(deps, page)));
    } catch (error) {
      return refuseUnreachable(deps, error);
    }
  });
}

async function findOpenPage(deps: Deps, accountId: string, { origin, locale }: CardVisit) {
  const pages = await listCardPagesOf(deps.db.query, accountId);
  const worthUntil = deps.now().add(WORTH_OPENING);
  return pages.findLast(
    (page) => page.origin === origin && page.locale === locale && isBefore(worthUntil, page.expiresAt),
  );
}

const newPage = (deps: Deps, accountId: string, visit: CardVisit): Promise<CardPageRow> => {
  const now = deps.now();
  const page = { accountId, ...visit, termsVersion: CARD_AGREEMENT_VERSION, expiresAt: now.add(PAGE_LIFE) };
  return insertCardPage(deps.db.query, page, now);
};

async function openPage(deps: Deps, page: CardPageRow): Promise<string> {
  const cards = await listOwnCards(deps, page.accountId);
  const offersCardAgain = cards.some(({ isOfferedAgain }) => isOfferedAgain);
  const { id, url } = await asPaymentCustomer(deps, page.accountId, (customerId) =>
    deps.payments.openCardPage({ ...orderOf(deps, page, customerId), offersCardAgain }),
  );
  if (url === null) throw new Error('A new page has an address');
  await rememberCardPage(deps.db.query, page.id, { checkoutId: id, url });
  return url;
}

const orderOf = (deps: Deps, page: CardPageRow, customerId: string): CardPageOrder => ({
  metadata: { cardPageId: page.id },
  customerId,
  locale: page.locale,
  successUrl: new URL(paths.settings({ card: 'replaced', section: 'card' }), page.origin),
  cancelUrl: new URL(paths.settings({ section: 'card' }), page.origin),
  expiresAt: page.expiresAt,
  cardAgreement: paymentWords[page.locale].cardAgreement({
    brand: deps.settings.brand.name,
    overtime: 'none',
    damage: 'none',
  }),
  // When the provider had to create the customer again, the request differs.
  idempotencyKey: `card:${page.id}:${customerId}`,
});
