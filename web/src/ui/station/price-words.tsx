import { Trans } from '@lingui/react/macro';
import type { StationPrices } from './station-prices.ts';

/** The price in plain words, before anything else: nobody has to add up a fee and an hour. */
export function PriceWords({ prices: { perHour, withStart } }: { prices: StationPrices }) {
  if (!withStart) {
    return (
      <Trans comment="perHour is a sum such as €15.00; the price of one board for an hour">
        <strong className="font-semibold">{perHour}</strong> an hour
      </Trans>
    );
  }
  const { firstHour } = withStart;
  return (
    <Trans comment="Sums such as €20.00 and €15.00: what one board costs for the first hour, and for every hour after it">
      <strong className="font-semibold">{firstHour}</strong> first hour, then {perHour} an hour
    </Trans>
  );
}
