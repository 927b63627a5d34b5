import { useLocale } from '../../i18n/use-locale.ts';
import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { formatMoneyText, readMoneyText } from './money-text.ts';
import { UnitInput } from './unit-input.tsx';
import { useTypedText } from './use-typed-text.ts';

/** Typed as euros, kept as whole cents. NaN stands for what is no sum. */
export function MoneyField({ id, name, label, hint, error, value, onChange, onBlur, ...rest }: Props) {
  const { isRequired = false, isDisabled = false } = rest;
  const locale = useLocale();
  const typed = useTypedText<number | undefined>({
    value: value ?? undefined,
    format: (cents) => formatMoneyText(cents, locale),
    read: (text) => readMoneyText(text, locale),
    isReadable: (cents) => !Number.isNaN(cents),
    onChange,
    onBlur,
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <UnitInput
        id={id}
        name={name}
        inputMode="decimal"
        disabled={isDisabled}
        aria-required={isRequired}
        unit="€"
        {...fieldAria({ id, hint, error })}
        {...typed}
      />
    </FieldFrame>
  );
}

type Props = FieldProps<number, number | undefined>;
