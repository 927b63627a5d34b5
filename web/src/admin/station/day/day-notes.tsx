import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarX, CircleOff, Clock, History } from 'lucide-react';
import { Link } from 'react-router';
import { SilentNote } from '../silent-note.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationNote as Note } from '../station-note.tsx';
import type { DayData } from './day-data.ts';
import { isClosedAllDay } from './day-geometry.ts';
import { hoursIn } from './grid/day-background.tsx';
import { timeIn } from './grid/day-bar.tsx';

const HOURS_OF_MOST_DAYS = 24;

type Props = { station: StationDetail; day: DayData; now: Temporal.Instant; isOver: boolean };

/** Facts to know before reading the day's bars. */
export function DayNotes({ station, day, now, isOver }: Props) {
  const hours = hoursIn(day).length;
  const closures = day.closures.filter(({ lockerNumber }) => lockerNumber === null);
  return (
    <div className="grid gap-2 empty:hidden">
      {!station.connected && <SilentNote station={station} timeZone={day.timeZone} now={now} />}
      {isOver && (
        <Note icon={History}>
          <Trans>This day is over: it can be looked at, and nothing new begins on it.</Trans>
        </Note>
      )}
      {hours !== HOURS_OF_MOST_DAYS && (
        <Note icon={Clock}>
          <Trans comment="Followed by how many hours such a day has">Clocks change on this day:</Trans>{' '}
          <Plural value={hours} one="it has # hour." other="it has # hours." />
        </Note>
      )}
      {isClosedAllDay(day) && (
        <Note icon={CalendarX}>
          <Trans>The station is closed all day.</Trans>
        </Note>
      )}
      {closures.map(({ id, start, end, reason }) => (
        <Note key={id} icon={CircleOff}>
          <Trans comment="Followed by a time such as 10:00–12:00 and the reason">The whole station is closed</Trans>{' '}
          <span className="figures whitespace-nowrap">
            {timeIn(day, start)}–{timeIn(day, end)}
          </span>
          : {reason}.{' '}
          <Link to={adminPaths.station(station.id, 'closures')} className="prose-link">
            <Trans comment="Link to the list of closures">All closures</Trans>
          </Link>
        </Note>
      ))}
      {day.sessions.length === 0 && (
        <Note icon={CalendarX}>
          <Trans>No sessions on this day.</Trans>
        </Note>
      )}
    </div>
  );
}
