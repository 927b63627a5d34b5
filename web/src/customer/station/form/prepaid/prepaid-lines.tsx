import type { BookingQuote } from '@laine/contract/public/booking-calls.ts';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { cardName } from '../../../../ui/data/card-name.ts';
import { CheckboxField } from '../../../../ui/field/checkbox-field.tsx';
import { PriceLine } from '../price-line.tsx';
import type { Prepaid } from './use-prepaid.ts';

/** What the gift card pays and keeps, and whose card stands for later charges. The total stands with the other prices. */
export function PrepaidLines({ quote, prepaid }: { quote: BookingQuote; prepaid: Prepaid }) {
  const locale = useLocale();
  const { giftCard, toPayInCents, savedCard } = quote;
  const card = savedCard && cardName(savedCard);
  const money = (cents: number) => formatMoney(cents, locale);
  const stays = money(giftCard?.staysInCents ?? 0);
  const smallest = money(MIN_CARD_CHARGE_CENTS);
  const isHeldBack = toPayInCents === MIN_CARD_CHARGE_CENTS && (giftCard?.staysInCents ?? 0) > 0;
  return (
    <div className="figures animate-rise rounded-control bg-foam p-3.5 text-sm">
      {giftCard && giftCard.paysInCents > 0 && (
        <dl className="mb-1.5">
          <PriceLine sum={money(-giftCard.paysInCents)}>
            <Trans comment="Price line: what the gift card pays">Gift card</Trans>
          </PriceLine>
        </dl>
      )}
      <div className="grid gap-1 text-xs text-ink-soft">
        {giftCard && giftCard.staysInCents > 0 && (
          <p>
            {isHeldBack ? (
              <Trans comment="smallest and stays are sums such as 0.50 € and 0.20 €">
                A bank card cannot be charged less than {smallest}, so {stays} stays on the gift card.
              </Trans>
            ) : (
              <Trans comment="stays is a sum such as 12.00 €">{stays} stays on the gift card for next time.</Trans>
            )}
          </p>
        )}
        {savedCard && (
          <CheckboxField
            id="saved-card"
            name="useSavedCard"
            value={prepaid.usesSavedCard}
            onChange={prepaid.setUsesSavedCard}
            label={
              <Trans comment="card is such as Visa •••• 4242, in the form of a booking that costs nothing now">
                Use my saved card, {card}
              </Trans>
            }
            hint={savedCard.agreement}
          />
        )}
        {toPayInCents === 0 && !prepaid.usesSavedCard && (
          <p>
            <Trans>
              Nothing to pay now. The next page only saves a card, for overtime, an extension you ask for, or damage.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
