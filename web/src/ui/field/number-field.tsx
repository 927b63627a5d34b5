import { useLocale } from '../../i18n/use-locale.ts';
import { fieldAria } from './field-aria.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { formatNumberText, readNumberText } from './number-text.ts';
import { UnitInput } from './unit-input.tsx';
import { useTypedText } from './use-typed-text.ts';

type Props = FieldProps<number, number | undefined> & {
  /** Shown beside the figures; the label should name it too. */
  unit?: string;
  /** A phone then shows digits only. */
  isWhole?: boolean;
};

/** A number field without a spinner: a wheel over the page must not change a price. NaN is text without a number. */
export function NumberField({ id, name, label, hint, error, value, onChange, onBlur, ...rest }: Props) {
  const { isRequired = false, isDisabled = false, unit, isWhole = false } = rest;
  const locale = useLocale();
  const typed = useTypedText<number | undefined>({
    value: value ?? undefined,
    format: (shown) => formatNumberText(shown, locale),
    read: readNumberText,
    isReadable: (shown) => !Number.isNaN(shown),
    onChange,
    onBlur,
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <UnitInput
        id={id}
        name={name}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        disabled={isDisabled}
        aria-required={isRequired}
        unit={unit}
        {...fieldAria({ id, hint, error })}
        {...typed}
      />
    </FieldFrame>
  );
}
