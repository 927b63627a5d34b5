import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';

/** After the ten free minutes. */
export const isLate = ({ end }: { end: Temporal.Instant }, returnedAt: Temporal.Instant): boolean =>
  isBefore(plusSeconds(end, OVERTIME_GRACE_SECONDS), returnedAt);
