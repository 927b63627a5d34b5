import { Refusal } from '@laine/contract/refusals.ts';
import { isSurprisingPrice } from '@laine/rules/price/is-surprising-price.ts';

const prices = ['pricePerHourInCents', 'startingFeeInCents'] as const;

/** A price is live at once, so one that is hard to believe has to be said twice. */
export function requireMeantPrice(before: Record<string, string>, wish: Record<string, string>): void {
  for (const fields of prices) {
    const [wasInCents, nowInCents] = [centsIn(before[fields]), centsIn(wish[fields])];
    if (nowInCents === undefined || !isSurprisingPrice(wasInCents, nowInCents)) continue;
    // A starting fee of zero needs no confirmation.
    if (wasInCents === undefined && nowInCents === 0 && fields === 'startingFeeInCents') continue;
    throw new Refusal('price-surprising', { fields, nowInCents, wasInCents: wasInCents ?? 0 });
  }
}

const centsIn = (text: string | undefined) => (text === undefined || !/^\d+$/.test(text) ? undefined : Number(text));
