import type { Budget } from '../../ground/budgets/budgets.ts';

const day = Temporal.Duration.from({ hours: 24 });

/** Owners open boards for repairs and guests; more than this would be renting them out past us. */
export const guestSessions = (stationId: string): Budget => ({
  key: `guest sessions at ${stationId}`,
  limits: [{ most: 6, within: day }],
});

/** Each one is an SMS and a mail to somebody. */
export const toldChanges = (bookingId: string): Budget => ({
  key: `told changes of ${bookingId}`,
  limits: [
    { most: 6, within: Temporal.Duration.from({ hours: 1 }) },
    { most: 20, within: day },
  ],
});
