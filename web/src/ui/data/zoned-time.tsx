import { dateTimeText, timeText } from '../../i18n/moments.ts';

type Props = {
  moment: string;
  timeZone: string;
  isTimeOnly?: boolean;
  /** Said already, in the heading of a column. */
  isZoneSaid?: boolean;
};

/** A moment on the clock of a station. One that belongs to none says so: beside the others it would be read as local. */
export function ZonedTime({ moment, timeZone, isTimeOnly = false, isZoneSaid = false }: Props) {
  return (
    <time dateTime={moment} title={timeZone} className="figures whitespace-nowrap">
      {isTimeOnly ? timeText(moment, timeZone) : dateTimeText(moment, timeZone)}
      {timeZone === 'UTC' && !isZoneSaid && '\u00a0UTC'}
    </time>
  );
}
