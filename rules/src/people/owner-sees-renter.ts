import { DAY_IN_SECONDS, OWNER_SEES_RENTER_DAYS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';

/** The privacy policy promises this limit. */
export const ownerSeesRenter = (bookedEnd: Temporal.Instant, now: Temporal.Instant): boolean =>
  isBefore(now, plusSeconds(bookedEnd, OWNER_SEES_RENTER_DAYS * DAY_IN_SECONDS));
