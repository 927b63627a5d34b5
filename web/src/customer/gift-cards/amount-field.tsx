import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from '@laine/contract/gift-card-amounts.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import type { FieldState } from '../../ui/field/field-props.ts';
import { MoneyField } from '../../ui/field/money-field.tsx';

const OFFERED_CENTS = [2_500, 5_000, 7_500, 10_000];

const chip =
  'figures relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper px-3 text-center leading-tight ' +
  'font-semibold transition-colors hover:border-action has-checked:border-action has-checked:bg-fill has-checked:text-white ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action';
const hiddenRadio = 'absolute inset-0 cursor-pointer appearance-none opacity-0';

type Props = { field: FieldState<number, number | undefined> };

/** Sums that are often given, or any other. */
export function AmountField({ field }: Props) {
  const locale = useLocale();
  const { value, onChange } = field;
  const [least, most] = [formatMoney(MIN_GIFT_CARD_CENTS, locale), formatMoney(MAX_GIFT_CARD_CENTS, locale)];
  const [isOther, setOther] = useState(() => !OFFERED_CENTS.includes(value ?? 0));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 p-0 text-sm font-medium">
        <Trans>How much?</Trans>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 sm:grid-cols-4">
        {OFFERED_CENTS.map((cents) => (
          <label key={cents} className={chip}>
            <input
              type="radio"
              name="amount"
              checked={!isOther && value === cents}
              onChange={() => {
                setOther(false);
                onChange(cents);
              }}
              className={hiddenRadio}
            />
            <ServerText>{formatMoney(cents, locale)}</ServerText>
          </label>
        ))}
        <label className={`${chip} col-span-full`}>
          <input type="radio" name="amount" checked={isOther} onChange={() => setOther(true)} className={hiddenRadio} />
          <Trans comment="Choice beside fixed sums: type another one">Another sum</Trans>
        </label>
      </div>
      {isOther && (
        <MoneyField
          {...field}
          label={<Trans>Your sum</Trans>}
          hint={
            <Trans comment="The sums that a gift card can have, such as 10.00 € and 500.00 €">
              From {least} to {most}
            </Trans>
          }
        />
      )}
    </fieldset>
  );
}
