import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, notify } from '../../ui/state/toast/toasts.ts';
import { useSendCode } from './use-send-code.ts';
import { waitingText } from './waiting-text.ts';

const PAUSE_SECONDS = 30;

/** Mail needs a moment, and a second code would make the first one useless. */
export function SendAgain({ email }: { email: string }) {
  const { t } = useLingui();
  const { send, isSending } = useSendCode();
  const [secondsLeft, setSecondsLeft] = useState(PAUSE_SECONDS);
  const failure = useRef<number>(undefined);
  const isWaiting = secondsLeft > 0;
  const timeLeft = waitingText(secondsLeft);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const sendAgain = async () => {
    const outcome = await send(email);
    setSecondsLeft(outcome.sent ? PAUSE_SECONDS : Math.ceil(outcome.retryInSeconds));
    if (failure.current !== undefined) dismissToast(failure.current);
    failure.current = outcome.sent
      ? undefined
      : notify({ tone: 'alert', title: t`Failed to send code`, detail: outcome.text });
    if (outcome.sent) notify({ tone: 'done', title: t`A new code is on its way` });
  };

  return (
    <button
      type="button"
      disabled={isWaiting || isSending}
      onClick={() => void sendAgain()}
      className="figures min-h-11 w-full rounded-control px-2 text-sm font-medium text-action hover:bg-tint disabled:text-ink-soft disabled:hover:bg-transparent"
    >
      {isWaiting ? (
        <Trans comment="timeLeft counts down until another code may be asked for, for example 0:27">
          Send again in {timeLeft}
        </Trans>
      ) : (
        <Trans comment="Button: send another login code by e-mail">Send again</Trans>
      )}
    </button>
  );
}
