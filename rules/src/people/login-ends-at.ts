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
  /** Admin or station owner right now. */
  isStaff: boolean;
};

/**
 * Unless it's used again. The person's current role decides, so that a customer who becomes an owner doesn't keep a
 * login of 60 days. A bearer token can reach admin calls, so it always lives like a staff login.
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
