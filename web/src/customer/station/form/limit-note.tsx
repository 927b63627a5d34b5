import type { Station } from '@laine/contract/public/entities.ts';
import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { effectiveMaxDuration, effectiveMinDuration } from '@laine/rules/price/station-terms.ts';
import { isOpenAroundTheClock, wallHours } from '@laine/rules/time/opening-hours.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Duration } from '../duration.tsx';
import { slotTimes } from '../slot-text.ts';
import type { Limit } from '../timeline/biting-limit.ts';

type Props = { id: string; station: Station; slot: Slot; limit: Limit | undefined };

/** One line beside the fields, so that no time changes silently. If nothing closes, the note on midnight says it. */
export function LimitNote({ id, station, slot, limit }: Props) {
  const date = dateIn(station.timeZone, slot.start);
  const isSaid = limit === undefined || (limit === 'closing' && isOpenAroundTheClock(station, date));
  return (
    <p id={id} aria-live="polite" className="flex items-start gap-1.5 text-sm font-medium empty:hidden">
      {!isSaid && (
        <>
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
          <span>
            <LimitWords station={station} slot={slot} limit={limit} />
          </span>
        </>
      )}
    </p>
  );
}

function LimitWords({ station, slot, limit }: { station: Station; slot: Slot; limit: Limit }) {
  const { open: opens, close: closes } = wallHours(station, dateIn(station.timeZone, slot.start));
  const start = slotTimes(slot, station.timeZone).start;
  switch (limit) {
    case 'opening':
      return (
        <Trans comment="opens is a time such as 08:00">The station opens at {opens}; it cannot start earlier.</Trans>
      );
    case 'passed':
      return (
        <Trans comment="start is a time such as 14:05">That time has passed: {start} is the earliest start.</Trans>
      );
    case 'last-start':
      return (
        <Trans comment="start and closes are times such as 21:00">
          {start} is the last possible start: the station closes at {closes}.
        </Trans>
      );
    case 'closing':
      return (
        <Trans comment="closes is a time such as 22:00">The station closes at {closes}; it cannot end later.</Trans>
      );
    case 'closing-soon':
      return (
        <Trans comment="closes is the closing time, such as 22:00, or 24:00">
          A start less than two hours before {closes} allows one hour at most.
        </Trans>
      );
    case 'closed-day':
      return <Trans>This station has no times on the day you chose, so we moved to another day.</Trans>;
    case 'longest':
      return (
        <Trans comment="Start or end was moved beyond the longest rental; the placeholder is such as 6 h">
          The longest rental is <Duration minutes={effectiveMaxDuration(station) / MINUTE_IN_SECONDS} />, so the other
          end moved along.
        </Trans>
      );
    case 'at-longest':
      return (
        <Trans comment="Said beside an end that cannot be moved further; the placeholder is such as 6 h">
          The longest rental is <Duration minutes={effectiveMaxDuration(station) / MINUTE_IN_SECONDS} />.
        </Trans>
      );
    case 'at-shortest':
      return (
        <Trans comment="Said beside an end that cannot be moved further; the placeholder is such as 1 h">
          The shortest rental is <Duration minutes={effectiveMinDuration(station) / MINUTE_IN_SECONDS} />.
        </Trans>
      );
    default:
      return (
        <Trans comment="Start and end were moved too close; the placeholder is such as 1 h">
          The shortest rental is <Duration minutes={effectiveMinDuration(station) / MINUTE_IN_SECONDS} />, so the other
          end moved along.
        </Trans>
      );
  }
}
