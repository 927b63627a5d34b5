import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { firstHourInCents, type Prices } from '@laine/rules/price/quote.ts';

/** A station's price for one board, worded for a language. */
export type StationPrices = {
  perHour: string;
  /** The first hour's total, if there's a starting fee. */
  withStart: { firstHour: string; startingFee: string } | null;
};

export function stationPrices(tariff: Prices, locale: Locale): StationPrices {
  const { pricePerHourInCents, startingFeeInCents } = tariff;
  return {
    perHour: formatMoney(pricePerHourInCents, locale),
    withStart:
      startingFeeInCents > 0
        ? {
            firstHour: formatMoney(firstHourInCents(tariff), locale),
            startingFee: formatMoney(startingFeeInCents, locale),
          }
        : null,
  };
}
