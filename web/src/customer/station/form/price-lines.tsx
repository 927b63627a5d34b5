import type { Station } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { quote } from '@laine/rules/price/quote.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Duration } from '../duration.tsx';
import { AuthorizationNote } from './authorization-note.tsx';
import { PriceLine } from './price-line.tsx';

type Props = {
  station: Station;
  slot: Slot;
  count: number;
  /** What a pass and a gift card pay. */
  deductedInCents: number;
};

export function PriceLines({ station, slot, count, deductedInCents }: Props) {
  const locale = useLocale();
  const price = quote(station, slot, count);
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <div className="figures text-sm">
      <dl className="grid gap-1.5">
        <PriceLine sum={money(price.hourlyFeeInCents)}>
          <Trans comment="Price line: the rental itself, for one board">Hourly fee</Trans>
          <span className="text-ink-soft">
            {' · '}
            <Duration minutes={price.minutes} />
          </span>
        </PriceLine>
        <PriceLine sum={money(price.startingFeeInCents)}>
          <Trans comment="Price line: charged once per board">Starting fee</Trans>
        </PriceLine>
        {count > 1 && (
          <PriceLine sum={`× ${count}`}>
            <Plural value={count} one="# board" other="# boards" />
          </PriceLine>
        )}
        {deductedInCents > 0 && (
          <PriceLine sum={money(-deductedInCents)}>
            <Trans comment="Price line: what a seasonal pass, a gift card or both take off">Pass or gift card</Trans>
          </PriceLine>
        )}
        <PriceLine sum={money(price.totalInCents - deductedInCents)} tone="total">
          <Trans comment="Price line: what is charged now, for all boards">Total</Trans>
        </PriceLine>
        <PriceLine sum={money(price.totalAuthorizationInCents - deductedInCents)} tone="quiet">
          <Trans comment="Price line: the most that the card can be charged">Total authorization</Trans>
        </PriceLine>
      </dl>
      <p className="mt-1.5">
        <AuthorizationNote station={station} hasDeduction={deductedInCents > 0} />
      </p>
    </div>
  );
}
