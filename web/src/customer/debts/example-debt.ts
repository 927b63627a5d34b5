import type { DebtData } from './debts-data.ts';

/** For tests: overtime of one hour that the card did not pay. */
export const exampleDebt = (fields: Partial<DebtData> = {}): DebtData => ({
  id: 'd1',
  bookingId: 'b1',
  reason: 'overtime',
  status: 'due',
  amountInCents: 1_500,
  dueOn: '2026-07-06T21:00:00Z',
  isDoubled: false,
  isPaused: false,
  stationName: 'Pirita',
  timeZone: 'Europe/Tallinn',
  rentalStart: '2026-07-01T09:00:00Z',
  createdAt: '2026-07-01T11:00:00Z',
  remindersSent: 0,
  growsToInCents: 3_000,
  pausedBecause: null,
  isBeingPaid: false,
  paidAt: null,
  ...fields,
});
