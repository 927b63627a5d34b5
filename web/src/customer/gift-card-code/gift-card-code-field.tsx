import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { formatGiftCardCode } from './format-gift-card-code.ts';

type Props = {
  id: string;
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Letters may be typed small, with or without dashes. They fall into groups when the field is left. */
export function GiftCardCodeField({ id, code, onCode, error, ref }: Props) {
  return (
    <Field
      {...(ref !== undefined && { ref })}
      id={id}
      name="giftCardCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      placeholder="XXXX-XXXX-XXXX"
      label={<Trans>Code of the gift card</Trans>}
      value={code}
      onChange={(event) => onCode(event.currentTarget.value)}
      onBlur={() => onCode(formatGiftCardCode(code))}
      error={error}
      className="figures tracking-wider uppercase placeholder:tracking-wider"
    />
  );
}
