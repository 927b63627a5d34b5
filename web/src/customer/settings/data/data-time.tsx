import { use } from 'react';
import { dateTimeText } from '../../../i18n/moments.ts';
import { useBrowserZone } from '../../../ui/hooks/use-browser-zone.ts';
import { StationZones } from './station-zones.ts';

type Props = { moment: string; stationId?: string };

/** On the station's clock where it happened at one, else on the reader's own. */
export function DataTime({ moment, stationId }: Props) {
  const zones = use(StationZones);
  const ownZone = useBrowserZone() ?? 'UTC';
  const timeZone = (stationId !== undefined && zones[stationId]) || ownZone;
  return (
    <time dateTime={moment} title={timeZone} className="figures text-[min(1em,7vw)] whitespace-nowrap">
      {dateTimeText(moment, timeZone)}
    </time>
  );
}
