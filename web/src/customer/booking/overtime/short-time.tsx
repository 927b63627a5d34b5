import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';

/** '1 h 5 min': whole minutes, as people count being late. */
export function ShortTime({ seconds }: { seconds: number }) {
  const hours = Math.floor(seconds / HOUR_IN_SECONDS);
  const minutes = Math.floor((seconds % HOUR_IN_SECONDS) / 60);
  if (hours === 0) return <Trans comment="Minutes, short">{minutes} min</Trans>;
  if (minutes === 0) return <Trans comment="Hours, short">{hours} h</Trans>;
  return (
    <Trans comment="Hours and minutes, short">
      {hours} h {minutes} min
    </Trans>
  );
}
