import type { Station } from '@laine/contract/public/entities.ts';
import { isOpenAroundTheClock, openingHours } from '@laine/rules/time/opening-hours.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans } from '@lingui/react/macro';

/** At a station that never closes, an end limited to 24:00 would look like a fault. */
export function MidnightNote({ station, slot }: { station: Station; slot: Slot }) {
  const date = dateIn(station.timeZone, slot.start);
  const { closesAt } = openingHours(station, date);
  const endsThere = isOpenAroundTheClock(station, date) && slot.end.equals(closesAt);
  return (
    <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
      {endsThere && (
        <Trans>
          A rental ends at midnight at the latest. To stay out longer, book the time from 00:00 as a second one.
        </Trans>
      )}
    </p>
  );
}
