import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { use, useId, useState, type SubmitEvent } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';

const CODE_LENGTH = 6;

/** As the login page loads it, so that its chunk stays as small as it is for customers. */
const loadSignIn = () => import('../../api/sign-in.ts');

/** Signs in once more without leaving the dialog, so that nothing that was typed is lost. */
export function FreshSignIn({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { email } = use(StaffPersonContext);
  const id = useId();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function attempt(step: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await step();
    } catch (cause) {
      setProblem(problemText(cause, i18n));
    } finally {
      setBusy(false);
    }
  }
  const send = () =>
    attempt(async () => {
      const { sendLoginCode } = await loadSignIn();
      await sendLoginCode(email);
      setSent(true);
    });
  const verify = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { verifyLoginCode } = await loadSignIn();
      if (await verifyLoginCode(email, code.trim())) onDone();
      else setProblem(t`Invalid code`);
    });
  };
  return (
    <div className="mt-5 rounded-card bg-tint p-4">
      <p className="flex gap-2 text-sm">
        <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
        {isSent ? (
          <Trans>We sent a code to {email}. Type it to go on.</Trans>
        ) : (
          <Trans>This needs a fresh sign-in. We send a code to {email}, and then it goes on here.</Trans>
        )}
      </p>
      {isSent ? (
        <form onSubmit={verify} className="mt-4 grid gap-3">
          <TextField
            id={id}
            name="code"
            label={t({ message: 'Code', comment: 'Field for the code from the mail' })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            value={code}
            onChange={setCode}
            isRequired
          />
          <button
            type="submit"
            disabled={isBusy || code.trim().length !== CODE_LENGTH}
            className={buttonStyle('action', 'small')}
          >
            <Trans comment="Button: sign in again and do what was asked">Sign in and go on</Trans>
          </button>
        </form>
      ) : (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void send()}
          className={`${buttonStyle('action', 'small')} mt-4`}
        >
          <Trans comment="Button: a code for signing in is mailed">Send the code</Trans>
        </button>
      )}
      {problem !== undefined && <Problem text={problem} />}
    </div>
  );
}
