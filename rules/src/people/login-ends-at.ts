import {
  DAY_IN_SECONDS,
  HOUR_IN_SECONDS,
  LOGIN_MAX_UNUSED_DAYS,
  LOGIN_MAX_YEARS,
  STAFF_LOGIN_MAX_DAYS,
  STAFF_LOGIN_MAX_UNUSED_HOURS,
} from '../constants.ts';
import { earlier, plusSeconds } from '../time/instants.ts';

type LoginTimes = {
  kind: 'cookie' | 'bearer';
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  /** An admin or an owner of stations, at the time of asking. */
  isStaff: boolean;
};

/**
 * When a login ends unless it is used again. Who the person is now decides, so that a customer who becomes an owner does
 * not keep a login of 60 days. A bearer token reaches admin calls whoever has it, so it lives like a login of staff.
 */
export function loginEndsAt({ kind, createdAt, lastSeenAt, isStaff }: LoginTimes): Temporal.Instant {
  if (isStaff || kind === 'bearer') {
    return earlier(
      plusSeconds(lastSeenAt, STAFF_LOGIN_MAX_UNUSED_HOURS * HOUR_IN_SECONDS),
      plusSeconds(createdAt, STAFF_LOGIN_MAX_DAYS * DAY_IN_SECONDS),
    );
  }
  return earlier(
    plusSeconds(lastSeenAt, LOGIN_MAX_UNUSED_DAYS * DAY_IN_SECONDS),
    createdAt.toZonedDateTimeISO('UTC').add({ years: LOGIN_MAX_YEARS }).toInstant(),
  );
}
