import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import { languages } from '@laine/contract/languages.ts';
import type { Review } from '@laine/contract/public/review.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import type { HomeData, ReviewCardData } from './home-data.ts';
import { loadStationCards } from './load-station-cards.server.ts';

/** Two rows on a wide screen: a page with more takes longer to make, and nobody sees more of it at once. */
const FIRST_CARDS = 6;
const SHOWN_REVIEWS = 6;
/** The call refuses longer ones. */
const MAX_SEARCH_LENGTH = 100;

type Visit = {
  call: Caller;
  locale: Locale;
  now: Temporal.Instant;
  legalFacts: LegalFacts;
  mapStyleUrl: string | null;
  showBookingsAt: (stationIds: readonly string[]) => void;
};

export async function loadHome(visit: Visit, query: URLSearchParams): Promise<HomeData> {
  const { call, locale, legalFacts, mapStyleUrl, showBookingsAt } = visit;
  const search = (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH).trim();
  const wish = { limit: FIRST_CARDS, ...(search && { search }) };
  const [{ lowestFirstHourInCents: lowest, ...list }, reviews] = await Promise.all([
    loadStationCards(visit, wish),
    listReviews(call, locale),
  ]);
  showBookingsAt(list.cards.map(({ id }) => id));
  return {
    now: visit.now.toString(),
    list,
    search,
    reviews,
    lowestPrice: lowest === null ? null : formatMoney(lowest, locale),
    offersPaypal: legalFacts.paypal,
    mapStyleUrl,
  };
}

/** When the reviews cannot be read, only their section is missing, not the page. */
async function listReviews(call: Caller, locale: Locale): Promise<ReviewCardData[]> {
  try {
    const { reviews } = await call(calls.reviews);
    return reviews.slice(0, SHOWN_REVIEWS).map((review) => reviewCard(review, locale));
  } catch {
    return [];
  }
}

function reviewCard({ writtenAt, ...review }: Review, locale: Locale): ReviewCardData {
  const isForeign = review.locale !== locale;
  const month = new Intl.DateTimeFormat(formatTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    ...review,
    language: isForeign ? (languages.find((language) => language.locale === review.locale)?.name ?? null) : null,
    month: month.format(Date.parse(writtenAt)),
  };
}
