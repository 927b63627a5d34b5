import { exampleTariff } from '@laine/rules/example-terms.ts';
import { rentalRefundRule } from '@laine/rules/refund.ts';
import type { Movement, Rental } from './rental.ts';

/** A paid rental of one board at Pirita on a July morning, for tests; `change` makes it another one. */
export function exampleRental(change: Partial<Rental> = {}): Rental {
  return {
    id: 'b'.repeat(22),
    status: 'complete',
    start: Temporal.Instant.from('2027-07-14T07:00:00Z'),
    end: Temporal.Instant.from('2027-07-14T09:00:00Z'),
    count: 1,
    locale: 'en',
    phone: '+37255550199',
    email: 'mari@example.com',
    wantsReminders: true,
    wantsReviewRequests: true,
    unsubscribeToken: 'u'.repeat(32),
    hasReview: false,
    backAt: null,
    amountInCents: 3500,
    giftCardInCents: 0,
    hasPass: false,
    cancelledBy: null,
    cancelledAt: null,
    awaitsStation: false,
    extendedAt: null,
    heldExtension: null,
    terms: { ...exampleTariff, refund: rentalRefundRule },
    station: {
      id: 'pirita',
      name: 'Pirita rand',
      locationText: 'Merivälja tee 5, Tallinn',
      latitude: 59.4706,
      longitude: 24.8281,
      timeZone: 'Europe/Tallinn',
      phone: '+372 5555 0101',
      email: 'pirita@laine.test',
    },
    warning: null,
    sessions: [{ status: 'created', code: '4821', lockerNumber: 3 }],
    movements: [exampleCharge()],
    ...change,
  };
}

export const threeSessions: Rental['sessions'] = [
  { status: 'created', code: '4821', lockerNumber: 1 },
  { status: 'created', code: '7730', lockerNumber: 2 },
  { status: 'created', code: '1199', lockerNumber: 12 },
];

export const exampleCharge = (change: Partial<Movement> = {}): Movement => ({
  id: 'charge-1',
  kind: 'charge',
  purpose: 'rental',
  means: 'card',
  state: 'succeeded',
  amountInCents: 3500,
  vatPercent: 24,
  number: '2027-000123',
  issuedAt: Temporal.Instant.from('2027-07-13T10:00:00Z'),
  ...change,
});

export const exampleRefund = (change: Partial<Movement> = {}): Movement => ({
  ...exampleCharge(),
  id: 'refund-1',
  kind: 'refund',
  purpose: 'cancellation',
  amountInCents: 3150,
  number: '2027-000124',
  ...change,
});
