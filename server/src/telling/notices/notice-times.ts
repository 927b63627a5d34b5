import { ENDING_SOON_SECONDS } from '@laine/rules/constants.ts';

/** Leaves half an hour to cancel with a refund, see `rentalRefundRule`. */
export const REMIND_BEFORE_START = Temporal.Duration.from({ minutes: 90 });
/** A reminder this soon after the confirmation would only repeat it. */
export const NEAREST_START_TO_REMIND_OF = Temporal.Duration.from({ minutes: 105 });
export const WARN_BEFORE_END = Temporal.Duration.from({ seconds: ENDING_SOON_SECONDS });

/** Prefix of the occasion when the customer had a code replaced. */
export const NEW_CODE = 'new-code:';
