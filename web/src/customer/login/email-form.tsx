import { reachableAddress } from '@laine/contract/reachable-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Field } from '../../ui/field/field.tsx';
import { watchFocus } from '../../ui/hooks/watch-focus.ts';
import { preloadSignIn } from './preload-sign-in.ts';
import { useSendCode } from './use-send-code.ts';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
  /** Just requested, so the next key belongs to it. */
  isAskedFor?: boolean;
  /** The button's text. */
  children: ReactNode;
};

export function EmailForm({ email, onEmail, onSent, isAskedFor = false, children }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending, error, setError } = useSendCode();

  useEffect(() => {
    if (isAskedFor) input.current?.focus();
  }, [isAskedFor]);

  const complaint = () => {
    const { valueMissing, valid } = input.current?.validity ?? { valueMissing: true, valid: false };
    if (valueMissing) return t`Enter your e-mail address`;
    // Browsers take anna@gmail.
    const isAddress = valid && reachableAddress.test(input.current?.value.trim() ?? '');
    return isAddress ? undefined : t`This does not look like an e-mail address`;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = complaint();
    setError(problem);
    // Reads the field itself: a browser may fill in an address before the scripts notice.
    const address = input.current?.value.trim() ?? '';
    onEmail(address);
    const hasMovedOn = watchFocus();
    if (problem === undefined && (await send(address)).sent) onSent(address);
    else if (!hasMovedOn()) input.current?.focus();
  };

  return (
    // Scripts send this form. If a browser sends it itself, the address must not end up in the URL.
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-3 text-start"
    >
      <Field
        ref={input}
        id="email"
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        label={<Trans>E-mail address</Trans>}
        placeholder={t({ message: 'you@example.com', comment: 'Example inside the e-mail field' })}
        value={email}
        onFocus={preloadSignIn}
        onChange={(event) => {
          setError(undefined);
          onEmail(event.currentTarget.value);
        }}
        error={error}
      />
      <button type="submit" disabled={isSending} className={`${buttonStyle('primary')} w-full`}>
        {isSending ? <Trans>Sending…</Trans> : children}
      </button>
    </form>
  );
}
