import { Trans } from '@lingui/react/macro';
import { durationOf, holdSeconds, runningText } from '../now/countdown.ts';

type Props = {
  heldUntil: string;
  /** The bank has not answered, so there is no page to pay on yet. */
  isAsking: boolean;
  now: Temporal.Instant;
};

/** The saved card has not paid for the hour: what to do, and for how long it can be done. */
export function KeptHour({ heldUntil, isAsking, now }: Props) {
  const seconds = holdSeconds(heldUntil, now);
  const left = runningText(durationOf(seconds));
  return (
    <p aria-live="polite" className="mt-2 text-ink-soft">
      {isAsking ? (
        <Trans>Your bank has not answered yet. We keep asking: you need not do anything.</Trans>
      ) : (
        <Trans>
          We could not charge your card automatically. Confirm the payment on the next page, and the hour is yours.
        </Trans>
      )}
      <span role="timer" className="figures mt-3 block text-2xl font-semibold text-ink">
        <Trans comment="left is minutes and seconds such as 09:41">{left} left</Trans>
      </span>
    </p>
  );
}
