import { Declined } from '@laine/contract/client.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusalText } from '../../api/refusal-text.ts';
import { notify } from '../../ui/toast/toasts.ts';

/** Sends a login code and keeps what went wrong, for the field and for the notification. */
export function useSendCode() {
  const { t, i18n } = useLingui();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [waitInSeconds, setWait] = useState<number>();

  const send = async (email: string): Promise<boolean> => {
    setSending(true);
    setError(undefined);
    try {
      const { sendLoginCode } = await import('../../api/sign-in.ts');
      await sendLoginCode(email);
      return true;
    } catch (cause) {
      const text = refusalText(cause, i18n);
      setError(text);
      setWait(cause instanceof Declined ? cause.retryAfterInSeconds : undefined);
      notify({ tone: 'alert', title: t`Failed to send code`, detail: text });
      return false;
    } finally {
      setSending(false);
    }
  };

  return { send, isSending, error, setError, waitInSeconds };
}
