import { Declined } from '@laine/contract/client.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { notify } from '../../ui/state/toast/toasts.ts';

/** How long the server asks to wait, if it says so. */
type SendOutcome = { sent: true } | { sent: false; retryInSeconds: number };

/** Sends a login code. What went wrong is shown beside the field and as a toast. */
export function useSendCode() {
  const { t, i18n } = useLingui();
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
      notify({ tone: 'alert', title: t`Failed to send code`, detail: text });
      return { sent: false, retryInSeconds: (cause instanceof Declined && cause.retryAfterInSeconds) || 0 };
    } finally {
      setSending(false);
    }
  };

  return { send, isSending, error, setError };
}
