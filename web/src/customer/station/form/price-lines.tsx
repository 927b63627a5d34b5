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
  /** The deductions of a pass and a gift card, which limit what the bank card may be charged. */
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
        <PriceLine sum={money(price.totalInCents)} tone="total">
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
