import { exampleTariff } from '@laine/rules/example-terms.ts';
import { rentalRefundRule } from '@laine/rules/price/refund.ts';
import type {
  IssuedDocument,
  Movement,
  Rental,
  RentalBroadcast,
  RentalClaim,
  RentalDebt,
  RentalOvertime,
  RentalSession,
} from './rental.ts';

/** A paid rental of one board at Pirita on a July morning, for tests; `change` adjusts it. */
export function exampleRental(change: Partial<Rental> = {}): Rental {
  const rental: Rental = {
    id: 'b'.repeat(22),
    accountId: 'a'.repeat(22),
    status: 'complete',
    ...USUAL,
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
    passInCents: 0,
    isPassActive: false,
    passPriceBack: [],
    vouchers: { takenInCents: 0, spentInCents: 0 },
    cancelledBy: null,
    cancelledAt: null,
    closedBecause: null,
    mailedAt: {},
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
    isWarningDropped: false,
    sessions: [exampleSession({ lockerNumber: 3 })],
    openDoors: [],
    movements: [exampleCharge()],
    overtime: null,
    debts: [],
    claims: [],
    broadcasts: [],
    ...change,
  };
  // Boards without times of their own have those of the rental.
  const asRental = (session: RentalSession) =>
    session.end.equals(USUAL.end)
      ? { ...session, start: rental.start, end: rental.end, boundEnd: rental.end, paidUntil: rental.end }
      : session;
  return { ...rental, sessions: rental.sessions.map(asRental) };
}

const USUAL = {
  start: Temporal.Instant.from('2027-07-14T07:00:00Z'),
  end: Temporal.Instant.from('2027-07-14T09:00:00Z'),
};

export function exampleSession(change: Partial<RentalSession> = {}): RentalSession {
  const price = { cancelledInCents: null, refundInCents: null, isExtra: false, hourInCents: 0, replaces: null };
  return {
    id: 's1',
    status: 'created',
    code: '4821',
    lockerNumber: 1,
    ...USUAL,
    boundEnd: USUAL.end,
    paidUntil: USUAL.end,
    ...price,
    ...change,
  };
}

/** The first of two boards was cancelled separately. */
export const oneCancelled: Rental['sessions'] = [
  exampleSession({ id: 's1', status: 'cancelled', cancelledInCents: 1750, refundInCents: 1575 }),
  exampleSession({ id: 's2', code: '7730', lockerNumber: 2 }),
];

export const threeSessions: Rental['sessions'] = [
  exampleSession({ id: 's1', lockerNumber: 1 }),
  exampleSession({ id: 's2', code: '7730', lockerNumber: 2 }),
  exampleSession({ id: 's3', code: '1199', lockerNumber: 12 }),
];

export const exampleDocument = (change: Partial<IssuedDocument> = {}): IssuedDocument => ({
  id: 'document-1',
  kind: 'receipt',
  number: 'EE-R-2027-000123',
  issuedAt: Temporal.Instant.from('2027-07-13T10:00:00Z'),
  lines: [
    { label: 'Starting fee', cents: 500 },
    { label: 'SUP board rental for 120 minutes', cents: 3000 },
  ],
  totalInCents: 3500,
  vatPercent: 24,
  vatInCents: 677,
  ...change,
});

export const exampleCharge = (change: Partial<Movement> = {}): Movement => ({
  id: 'charge-1',
  createdAt: Temporal.Instant.from('2027-07-13T09:59:00Z'),
  kind: 'charge',
  purpose: 'rental',
  means: 'card',
  isForBuyer: false,
  isForFound: false,
  state: 'succeeded',
  amountInCents: 3500,
  document: exampleDocument(),
  ...change,
});

export const exampleRefund = (change: Partial<Movement> = {}): Movement => ({
  ...exampleCharge(),
  id: 'refund-1',
  kind: 'refund',
  purpose: 'cancellation',
  amountInCents: 3150,
  document: exampleDocument({ id: 'document-2', kind: 'credit-note', number: 'EE-C-2027-000124', totalInCents: 3150 }),
  ...change,
});

/** One board of two came back an hour and five minutes late. */
export const exampleOvertime = (change: Partial<RentalOvertime> = {}): RentalOvertime => ({
  boards: [
    {
      sessionId: 's1',
      lockerNumber: 3,
      bookedEnd: '2027-07-14T09:00:00Z',
      backAt: '2027-07-14T10:05:00Z',
      lateInSeconds: 3900,
      billedInSeconds: 3600,
      cents: 1500,
    },
    {
      sessionId: 's2',
      lockerNumber: 4,
      bookedEnd: '2027-07-14T09:00:00Z',
      backAt: '2027-07-14T09:02:00Z',
      lateInSeconds: 120,
      billedInSeconds: 0,
      cents: 0,
    },
  ],
  amountInCents: 1500,
  answer: null,
  answerReason: null,
  ...change,
});

export const exampleDebt = (change: Partial<RentalDebt> = {}): RentalDebt => ({
  id: 'debt-1',
  reason: 'overtime',
  status: 'due',
  amountInCents: 1500,
  dueAt: Temporal.Instant.from('2027-07-19T21:00:00Z'),
  doubledAt: null,
  pausedAt: null,
  ...change,
});

/** A paddle is gone, and the board has a crack. */
export const exampleClaim = (change: Partial<RentalClaim> = {}): RentalClaim => ({
  id: 'claim-1',
  status: 'approved',
  amountInCents: 9500,
  note: 'A crack at the nose, and no paddle',
  answerBy: Temporal.Instant.from('2027-07-22T21:00:00Z'),
  answeredAt: null,
  decisionReason: null,
  items: [
    { kind: 'board', name: 'Board 3', amountInCents: 6000 },
    { kind: 'paddle', name: 'Paddle 3', amountInCents: 3500 },
  ],
  photos: 2,
  ...change,
});

/** A storm until the afternoon, for somebody on the way. */
export const exampleBroadcast = (change: Partial<RentalBroadcast> = {}): RentalBroadcast => ({
  id: 'broadcast-1',
  kind: 'storm',
  words: {},
  until: Temporal.Instant.from('2027-07-14T12:00:00Z'),
  part: 'coming',
  ...change,
});
