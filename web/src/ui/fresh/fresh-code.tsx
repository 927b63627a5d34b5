import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type SubmitEvent } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { buttonStyle } from '../button/button-style.ts';
import { TextField } from '../field/text-field.tsx';
import { Problem } from '../state/problem.tsx';

const CODE_LENGTH = 6;

/** Loaded like on the login page, so that its chunk stays as small as it is for customers. */
const loadSignIn = () => import('../../api/sign-in.ts');

type Props = { email: string; onSent: () => void; onDone: () => void };

/** A code is mailed and typed here. */
export function FreshCode({ email, onSent, onDone }: Props) {
  const { t, i18n } = useLingui();
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
      onSent();
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
    <>
      {isSent ? (
        <form onSubmit={verify} className="grid gap-3">
          <TextField
            id={id}
            name="code"
            label={t({ message: 'Code', comment: 'Field for the code from the mail' })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setProblem(undefined);
            }}
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
        <button type="button" disabled={isBusy} onClick={() => void send()} className={buttonStyle('action', 'small')}>
          <Trans comment="Button: a code for signing in is mailed">Send the code</Trans>
        </button>
      )}
      {problem !== undefined && <Problem text={problem} />}
    </>
  );
}
