import { dateTimeText, timeText } from '../../i18n/moments.ts';

type Props = { moment: string; timeZone: string; isTimeOnly?: boolean };

/** A moment on the clock of a station. */
export function ZonedTime({ moment, timeZone, isTimeOnly = false }: Props) {
  return (
    <time dateTime={moment} title={timeZone} className="figures whitespace-nowrap">
      {isTimeOnly ? timeText(moment, timeZone) : dateTimeText(moment, timeZone)}
    </time>
  );
}
