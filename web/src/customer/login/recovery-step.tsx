import { Declined } from '@laine/contract/client.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Field } from '../../ui/field/field.tsx';
import { BackToOptions } from './back-to-options.tsx';

type Props = { email: string; target: string; onEmail: (email: string) => void; onBack: () => void };

/** For somebody who has lost the device with their passkey. */
export function RecoveryStep({ email, target, onEmail, onBack }: Props) {
  const { t, i18n } = useLingui();
  const address = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [isChecking, setChecking] = useState(false);
  const [errors, setErrors] = useState<{ email?: string | undefined; code?: string | undefined }>({});
  useEffect(() => (address.current?.value === '' ? address : code).current?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const [typedEmail, typedCode] = [address.current?.value.trim() ?? '', code.current?.value.trim() ?? ''];
    const missing = {
      ...(!address.current?.validity.valid && { email: t`Enter your e-mail address` }),
      ...(typedCode === '' && { code: t`Enter one of your recovery codes` }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return (missing.email === undefined ? code : address).current?.focus();
    setChecking(true);
    try {
      const { signInWithRecoveryCode } = await import('../../api/sign-in.ts');
      await signInWithRecoveryCode(typedEmail, typedCode);
      return location.assign(target);
    } catch (cause) {
      const isMalformed = cause instanceof Declined && cause.code === 'malformed';
      setErrors({ [isMalformed ? 'email' : 'code']: problemText(cause, i18n) });
      setChecking(false);
      return code.current?.select();
    }
  };

  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">
          <Trans comment="Heading: signing in with a code from the drawer">Use a recovery code</Trans>
        </h1>
        <p className="mt-1.5 text-ink-soft">
          <Trans>You kept ten of them when you made your passkey. Each works once.</Trans>
        </p>
      </div>
      <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field
          ref={address}
          id="email"
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          label={<Trans>E-mail address</Trans>}
          value={email}
          onChange={(event) => {
            onEmail(event.currentTarget.value);
            setErrors(({ code: ofCode }) => ({ code: ofCode }));
          }}
          error={errors.email}
        />
        <Field
          ref={code}
          id="recovery-code"
          name="recoveryCode"
          type="text"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          label={<Trans comment="Field: one of the codes that were kept on paper">Recovery code</Trans>}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          onInput={() => setErrors(({ email: ofEmail }) => ({ email: ofEmail }))}
          error={errors.code}
          className="figures font-semibold tracking-wider uppercase placeholder:font-normal"
        />
        <button type="submit" disabled={isChecking} className={`${buttonStyle('primary')} mt-1 w-full`}>
          {isChecking ? <Trans>Checking…</Trans> : <Trans>Sign in</Trans>}
        </button>
      </form>
      <BackToOptions onBack={onBack} />
    </div>
  );
}
