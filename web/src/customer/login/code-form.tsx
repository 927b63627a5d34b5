import { LOGIN_CODE_DIGITS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ClipboardEvent, type SubmitEvent } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Field } from '../../ui/field/field.tsx';
import { isFocusChosen, watchFocus } from '../../ui/hooks/watch-focus.ts';
import { preloadSignIn } from './preload-sign-in.ts';
import { SendAgain } from './send-again.tsx';
import { useVerifyCode } from './use-verify-code.ts';

type Props = {
  email: string;
  /** The browser is signed in by then. */
  onRight: () => void;
};

/**
 * Six digits are sent as soon as they are there: typed, pasted or filled in from the mail. The button is for a try that
 * failed for another reason than the code.
 */
export function CodeForm({ email, onRight }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const tried = useRef('');
  const { verify, isChecking, error, forgetError } = useVerifyCode(email, onRight);
  useEffect(() => {
    if (!isFocusChosen()) input.current?.focus();
  }, []);

  const typed = () => input.current?.value.trim() ?? '';
  const isNew = () => typed().length === LOGIN_CODE_DIGITS && typed() !== tried.current;

  const attempt = async (): Promise<void> => {
    const hasMovedOn = watchFocus();
    tried.current = typed();
    if (await verify(tried.current)) return;
    // Corrected while the answer was on its way.
    if (isNew()) return attempt();
    // In Chromium `select` also focuses, and the next key would replace what was typed meanwhile.
    if (!hasMovedOn()) input.current?.select();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChecking) void attempt();
  };
  const onInput = () => {
    forgetError();
    if (!isChecking && isNew()) void attempt();
  };
  /** A code copied with spaces would lose its last digits to the field's length. */
  const pasteCode = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    if (digits === '') return;
    event.preventDefault();
    event.currentTarget.value = digits.slice(0, LOGIN_CODE_DIGITS);
    onInput();
  };

  return (
    <div className="grid gap-3 text-start">
      <form noValidate onSubmit={submit} className="grid gap-3">
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
          onFocus={preloadSignIn}
          onPaste={pasteCode}
          onInput={onInput}
          label={<Trans>Verification code</Trans>}
          error={error}
          className="figures text-center text-[min(1.5rem,8vw)] font-semibold tracking-[0.3em]"
        />
        <button type="submit" disabled={isChecking} className={`${buttonStyle('primary')} w-full`}>
          {isChecking ? <Trans>Checking…</Trans> : <Trans>Verify code</Trans>}
        </button>
      </form>
      <SendAgain email={email} />
    </div>
  );
}
