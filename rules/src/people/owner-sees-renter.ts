import { DAY_IN_SECONDS, OWNER_SEES_RENTER_DAYS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';

/** Whether the owner of a station may still see who rented there, as the privacy policy promises. */
export const ownerSeesRenter = (bookedEnd: Temporal.Instant, now: Temporal.Instant): boolean =>
  isBefore(now, plusSeconds(bookedEnd, OWNER_SEES_RENTER_DAYS * DAY_IN_SECONDS));
