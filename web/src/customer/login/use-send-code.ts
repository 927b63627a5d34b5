import { Declined } from '@laine/contract/client.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemText } from '../../api/problem-text.ts';

/** Why not, and how long the server asks to wait, if it says so. */
type SendOutcome = { sent: true } | { sent: false; text: string; retryInSeconds: number };

/** Sends a login code. What went wrong is said once: beside the field, or where there is none by who asked. */
export function useSendCode() {
  const { i18n } = useLingui();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  const send = async (email: string): Promise<SendOutcome> => {
    setSending(true);
    setError(undefined);
    try {
      const { sendLoginCode } = await import('../../api/sign-in.ts');
      await sendLoginCode(email);
      return { sent: true };
    } catch (cause) {
      const text = problemText(cause, i18n);
      setError(text);
      return { sent: false, text, retryInSeconds: (cause instanceof Declined && cause.retryAfterInSeconds) || 0 };
    } finally {
      setSending(false);
    }
  };

  return { send, isSending, error, setError };
}
