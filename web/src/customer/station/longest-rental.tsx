import type { Station } from '@laine/contract/public/entities.ts';
import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { effectiveMaxDuration } from '@laine/rules/price/station-terms.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Duration } from './duration.tsx';

export function LongestRental({ station }: { station: Station }) {
  const minutes = effectiveMaxDuration(station) / MINUTE_IN_SECONDS;
  const longest = minutes / 60;
  if (!Number.isInteger(longest)) {
    return (
      <Trans comment="The placeholder is a length such as 1 h 30 min">
        For up to <Duration minutes={minutes} />. Each board has its own door code.
      </Trans>
    );
  }
  return (
    <Plural
      value={longest}
      one="For one hour at most. Each board has its own door code."
      other="For up to # hours. Each board has its own door code."
    />
  );
}
