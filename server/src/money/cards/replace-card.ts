import { paths } from '@laine/contract/paths.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { CARD_AGREEMENT_VERSION } from '../../ground/texts/card-agreement-version.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import { openPage } from '../payments/open-page.ts';
import { applyCardPage } from './apply-card-page.ts';
import { listOwnCards, refuseUnreachable } from './list-own-cards.ts';

type CardVisit = { origin: string; locale: Locale };

/** The provider demands at least half an hour. */
const PAGE_LIFE = Temporal.Duration.from({ hours: 1 });

/** The page for saving another card; `apply-card-page.ts` handles the outcome. */
export async function replaceCard(deps: Deps, who: Person, { origin, locale }: CardVisit): Promise<URL> {
  const accountId = who.account.id;
  const cards = await listOwnCards(deps, accountId).catch((error: unknown) => refuseUnreachable(deps, error));
  const page = {
    of: { cardOf: accountId },
    origin,
    locale,
    life: PAGE_LIFE,
    termsVersion: CARD_AGREEMENT_VERSION,
    lines: [],
    paidPath: paths.settings({ card: 'replaced', section: 'card' }),
    cancelPath: paths.settings({ section: 'card' }),
    cardAgreement: paymentWords[locale].cardAgreement({
      brand: deps.settings.brand.name,
      overtime: 'none',
      damage: 'none',
    }),
    offersCardAgain: cards.some(({ isOfferedAgain }) => isOfferedAgain),
  };
  return openPage(deps, page, applyCardPage);
}
