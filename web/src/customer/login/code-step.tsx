import { LOGIN_CODE_DIGITS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ClipboardEvent, type SubmitEvent } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Field } from '../../ui/field/field.tsx';
import { isFocusChosen, watchFocus } from '../../ui/hooks/watch-focus.ts';
import { BackToOptions } from './back-to-options.tsx';
import { SendAgain } from './send-again.tsx';
import { useVerifyCode } from './use-verify-code.ts';

type Props = { email: string; target: string; onBack: () => void };

/** A code copied with spaces would lose its last digits to the field's length. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>) {
  const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
  if (digits === '') return;
  event.preventDefault();
  event.currentTarget.value = digits.slice(0, LOGIN_CODE_DIGITS);
}

export function CodeStep({ email, target, onBack }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { verify, isChecking, error } = useVerifyCode(email, target);
  useEffect(() => {
    if (!isFocusChosen()) input.current?.focus();
  }, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const hasMovedOn = watchFocus();
    const isRight = await verify(input.current?.value ?? '');
    // In Chromium `select` also focuses, and the next key would replace what was typed meanwhile.
    if (!isRight && !hasMovedOn()) input.current?.select();
  };

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">
          <Trans>Check your email</Trans>
        </h1>
        <p className="mt-1.5 text-ink-soft">
          <Trans>We sent a 6-digit code to your email</Trans>
          <strong className="block font-semibold break-all text-ink">{email}</strong>
        </p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field
          ref={input}
          id="code"
          name="code"
          type="text"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={LOGIN_CODE_DIGITS}
          onPaste={pasteCode}
          label={<Trans>Verification code</Trans>}
          error={error}
          className="figures text-center text-2xl font-semibold tracking-[0.3em]"
        />
        <button type="submit" disabled={isChecking} className={`${buttonStyle('primary')} w-full`}>
          {isChecking ? <Trans>Checking…</Trans> : <Trans>Verify code</Trans>}
        </button>
      </form>
      {/* They stand one under the other: side by side they would wrap in every language but one. */}
      <div className="-mt-2 grid gap-2 text-sm">
        <SendAgain email={email} />
        <BackToOptions onBack={onBack} />
      </div>
    </div>
  );
}
