import { Trans } from '@lingui/react/macro';
import type { StationPrices } from '../station-data.ts';

/** The price in plain words, before anything else. */
export function PriceWords({ prices }: { prices: StationPrices }) {
  const { perHour, startingFee } = prices;
  return (
    <p className="figures mt-0.5 leading-snug">
      <Trans comment="perHour is a sum such as 15.00 €; the price of one board for an hour">
        <strong className="font-semibold">{perHour}</strong> <span className="text-ink-soft">an hour</span>
      </Trans>
      {startingFee && (
        <span className="text-ink-soft">
          {' '}
          <Trans comment="Follows the price per hour; startingFee is a sum such as 5.00 €, charged once per board">
            + {startingFee} to start
          </Trans>
        </span>
      )}
    </p>
  );
}
