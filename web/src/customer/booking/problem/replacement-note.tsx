import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';

type Props = { replacement: NonNullable<Problem['replacement']>; timeZone: string };

/** After another locker was chosen: its state, and the next step. */
export function ReplacementNote({ replacement: { state, keptUntil }, timeZone }: Props) {
  const until = timeText(keptUntil, timeZone);
  if (state === 'waiting') {
    return (
      <p>
        <Trans comment="until is a time such as 14:05">
          Another locker is kept for you until <strong className="figures">{until}</strong>. Put the first board back
          where you took it and close the door: the new code then appears above. You cannot? Call us, and we let you
          have the second one. Take your things out first: the old code no longer works after that.
        </Trans>
      </p>
    );
  }
  if (state === 'over') {
    return (
      <p>
        <Trans>The other locker is no longer kept for you. Call us if you need help.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>You have a new code and another locker above.</Trans>
    </p>
  );
}
