import { zonePlace } from '@laine/contract/zone-place.ts';
import { dateTimeText, timeText } from '../../i18n/moments.ts';
import { useBrowserZone } from '../hooks/use-browser-zone.ts';

type Props = {
  moment: string;
  timeZone: string;
  isTimeOnly?: boolean;
  /** The column's heading or the time before it already says it. */
  isZoneSaid?: boolean;
};

/** A moment on the clock of a station. Where the reader's shows another time it says whose it is; UTC always does. */
export function ZonedTime({ moment, timeZone, isTimeOnly = false, isZoneSaid = false }: Props) {
  const reader = useBrowserZone() ?? timeZone;
  const isOther = timeZone === 'UTC' || dateTimeText(moment, reader) !== dateTimeText(moment, timeZone);
  return (
    <time dateTime={moment} title={timeZone} className="figures">
      <span className="whitespace-nowrap">
        {isTimeOnly ? timeText(moment, timeZone) : dateTimeText(moment, timeZone)}
      </span>
      {isOther && !isZoneSaid && ` ${zonePlace(timeZone)}`}
    </time>
  );
}
