import { dateTimeText } from '../../../i18n/moments.ts';
import { useBrowserZone } from '../../../ui/hooks/use-browser-zone.ts';

type Props = { moment: string; timeZone?: string | undefined };

/** On the station's clock if there is one, else on the reader's. */
export function DataTime({ moment, timeZone }: Props) {
  const ownZone = useBrowserZone() ?? 'UTC';
  const zone = timeZone ?? ownZone;
  return (
    <time dateTime={moment} title={zone} className="figures text-[min(1em,7vw)] whitespace-nowrap">
      {dateTimeText(moment, zone)}
    </time>
  );
}
