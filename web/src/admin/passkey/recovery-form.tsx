import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SubmitEvent } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { TextField } from '../../ui/field/text-field.tsx';

const MAX_LENGTH = 60;
const FIELD = 'recovery-code';

/** For an admin who is signed in and has lost the device with their passkey. */
export function RecoveryForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { i18n } = useLingui();
  const [code, setCode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecking(true);
    try {
      const { signInWithRecoveryCode } = await import('../../api/sign-in.ts');
      await signInWithRecoveryCode(email, code.trim());
      onDone();
    } catch (cause) {
      setProblem(problemText(cause, i18n));
      setChecking(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextField
        id={FIELD}
        name="recoveryCode"
        label={<Trans comment="Field: one of the codes that were kept on paper">Recovery code</Trans>}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        maxLength={MAX_LENGTH}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        error={problem}
      />
      <button type="submit" disabled={isChecking || code.trim() === ''} className={buttonStyle('quiet')}>
        <Trans>Sign in</Trans>
      </button>
    </form>
  );
}
