import { doorCodeWorksFrom } from '@laine/rules/seats/door-code.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';

export function CodeWorksFrom({ start, timeZone }: { start: string; timeZone: string }) {
  const time = timeText(doorCodeWorksFrom(Temporal.Instant.from(start)).toString(), timeZone);
  return (
    <Trans comment="time is hours and minutes">
      The door opens for you from <strong className="figures font-semibold">{time}</strong>, ten minutes before the
      start.
    </Trans>
  );
}
