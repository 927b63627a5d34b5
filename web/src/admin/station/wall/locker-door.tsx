import { Trans } from '@lingui/react/macro';
import { dateTimeText, timeText } from '../../../i18n/moments.ts';
import { lockerName } from '../locker-name.ts';
import type { LockerData } from '../station-data.ts';
import { isLate, lockerLook } from './locker-look.ts';
import { LookBadge } from './look-badge.tsx';

type Props = { locker: LockerData; timeZone: string; now: Temporal.Instant; onPress: () => void };

/** One door of the wall. */
export function LockerDoor({ locker, timeZone, now, onPress }: Props) {
  const { number, rental } = locker;
  const name = lockerName(locker);
  const isOut = rental?.status === 'started';
  const moment = rental && (isOut ? rental.end : rental.start);
  // An hour alone would be read as today's.
  const time = moment && (isOnDay(moment, timeZone, now) ? timeText : dateTimeText)(moment, timeZone);
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="grid h-full min-h-32 w-full content-between justify-items-start gap-2 rounded-control border border-line bg-paper p-3 text-left transition-colors hover:border-action"
      >
        <span className="flex w-full flex-wrap items-start justify-between gap-x-2 gap-y-1.5">
          <span className="figures text-2xl leading-none font-semibold">{number}</span>
          <span className="[&>span]:text-xs">
            <LookBadge look={lockerLook(locker, now)} lacks={locker.lacks} />
          </span>
        </span>
        <span className="min-w-0 max-w-full">
          {name !== '' && <span className="block truncate text-xs text-ink-soft">{name}</span>}
          {rental && (
            <>
              <span className="block truncate text-sm font-medium">{rental.renter}</span>
              <span className={`figures text-xs ${isLate(locker, now) ? 'font-semibold text-alert' : 'text-ink-soft'}`}>
                {isOut ? (
                  <Trans comment="time is hours and minutes; when a board is to be back">due {time}</Trans>
                ) : (
                  <Trans comment="time is hours and minutes; when the next renter comes">next {time}</Trans>
                )}
              </span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}

const isOnDay = (moment: string, timeZone: string, now: Temporal.Instant): boolean => {
  const [day, today] = [Temporal.Instant.from(moment), now].map((one) =>
    one.toZonedDateTimeISO(timeZone).toPlainDate(),
  );
  return day !== undefined && today !== undefined && day.equals(today);
};
