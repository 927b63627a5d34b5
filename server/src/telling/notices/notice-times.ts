import { ENDING_SOON_SECONDS } from '@laine/rules/constants.ts';

/** While there is still half an hour to cancel and have money back, see `rentalRefundRule`. */
export const REMIND_BEFORE_START = Temporal.Duration.from({ minutes: 90 });
/** A reminder so soon after the confirmation would only repeat it. */
export const NEAREST_START_TO_REMIND_OF = Temporal.Duration.from({ minutes: 105 });
export const WARN_BEFORE_END = Temporal.Duration.from({ seconds: ENDING_SOON_SECONDS });

/** How the occasion of a changed booking begins where its customer had a code replaced. */
export const NEW_CODE = 'new-code:';
