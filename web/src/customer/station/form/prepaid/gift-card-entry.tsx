import { GIFT_CARD_CODE_LETTERS } from '@laine/rules/constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import { buttonStyle } from '../../../../ui/button/button-style.ts';
import { formatGiftCardCode, isWholeGiftCardCode } from '../../../gift-card-code/format-gift-card-code.ts';
import { GiftCardCodeField } from '../../../gift-card-code/gift-card-code-field.tsx';
import type { Prepaid } from './use-prepaid.ts';

type Props = { prepaid: Prepaid; error: string | undefined };

/** The code and a button of its own: a wrong code counts as a guess, so it is not tried with every letter. */
export function GiftCardEntry({ prepaid, error }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { code, setCode, appliedCode, apply, problem, complain } = prepaid;
  const isApplied = appliedCode !== '' && formatGiftCardCode(code) === appliedCode;
  const submit = () => {
    const typed = formatGiftCardCode(code);
    if (isApplied || prepaid.isAsking) return;
    if (isWholeGiftCardCode(typed)) {
      apply(typed);
      return;
    }
    complain(t`A code has ${GIFT_CARD_CODE_LETTERS} letters and figures, such as ACDE-3467-FGHJ`);
    input.current?.focus();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // In the field it means the code, not the payment.
    event.preventDefault();
    submit();
  };
  const shownError = error ?? (isApplied ? undefined : problem);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only hears the Enter key of the field inside.
    <div className="grid gap-2 pt-1" onKeyDown={enter}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <GiftCardCodeField ref={input} id="gift-card-code" code={code} onCode={setCode} error={shownError} />
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={isApplied ? () => remove(prepaid) : submit}
          aria-disabled={prepaid.isAsking}
          className={`${buttonStyle('quiet')} mt-7.5 aria-disabled:cursor-progress`}
        >
          {isApplied ? (
            <Trans comment="Button: do not pay with this gift card">Remove</Trans>
          ) : (
            <Trans comment="Button beside the code of a gift card: pay with it">Use it</Trans>
          )}
        </button>
      </div>
    </div>
  );
}

function remove({ setCode, apply }: Prepaid) {
  setCode('');
  apply('');
}
