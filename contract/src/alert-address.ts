import { z } from 'zod';
import { adminPaths } from './admin-paths.ts';
import type { AlertKind } from './alert-kind.ts';

/** The screen for the next step. `people` lists everybody; staff test their phone at `alerts-to-me`. */
type NextStep = 'station' | 'booking' | 'person' | 'people' | 'claim' | 'ledger' | 'transfers' | 'alerts-to-me';

const nextSteps: Record<AlertKind, NextStep> = {
  'station-silent': 'station',
  'station-clock-off': 'station',
  'station-fault': 'station',
  'keypad-guarded': 'station',
  'staff-pin-guessed': 'station',
  'door-jammed': 'station',
  'locker-disabled': 'station',
  'door-left-open': 'station',
  'event-parked': 'station',
  'event-time-doubted': 'station',
  'journal-gap': 'station',
  'board-not-ready': 'booking',
  'door-code-lost': 'station',
  'never-returned': 'booking',
  'not-back': 'booking',
  'nobody-to-call': 'alerts-to-me',
  'return-in-question': 'booking',
  'item-missing': 'booking',
  'rental-closed-by-next': 'station',
  'start-beats-cancellation': 'booking',
  'problem-reported': 'booking',
  'problem-unsafe': 'station',
  'replacement-asked': 'booking',
  'hold-stuck': 'booking',
  'refund-failed': 'ledger',
  'withdrawn-refund-sent': 'ledger',
  'payment-disputed': 'booking',
  'refund-outside': 'booking',
  'fraud-warning': 'booking',
  'books-differ': 'ledger',
  'transfer-due': 'transfers',
  'receipts-unreported': 'station',
  'overtime-objected': 'booking',
  'claim-proposed': 'claim',
  'claim-contested': 'claim',
  'claim-found': 'claim',
  'late-twice': 'person',
  'sign-in-flood': 'people',
  'sms-flood': 'people',
  'mail-silent': 'station',
  'payments-silent': 'station',
  'sms-silent': 'station',
  restored: 'station',
};

/** The fields of an alert's data that lead to a screen. */
const Named = z
  .object({
    bookingId: z.string(),
    personId: z.string(),
    claimId: z.string(),
    lockerNumber: z.int(),
    lockerNumbers: z.array(z.int()),
  })
  .partial()
  .catch({});

type Located = { kind: AlertKind; stationId: string | null; data: unknown };

/** Undefined when the alert names nothing to go to. */
export function alertAddress({ kind, stationId, data }: Located): string | undefined {
  const { bookingId, personId, claimId } = Named.parse(data);
  const next = nextSteps[kind];
  const atStation = stationId === null ? undefined : adminPaths.station(stationId);
  if (next === 'booking') return bookingId === undefined ? atStation : adminPaths.booking(bookingId);
  if (next === 'person') return personId === undefined ? undefined : adminPaths.person(personId);
  if (next === 'alerts-to-me') return adminPaths.alertMessages();
  if (next === 'people') return adminPaths.people();
  if (next === 'claim') return claimId === undefined ? adminPaths.money('claims') : adminPaths.claim(claimId);
  return next === 'station' ? atStation : adminPaths.money(next);
}

export const lockerOf = ({ data }: Pick<Located, 'data'>): number | undefined => Named.parse(data).lockerNumber;

/** The one locker, or all lockers of a renter who is being searched for. */
export function lockersOf({ data }: Pick<Located, 'data'>): number[] {
  const { lockerNumber, lockerNumbers = [] } = Named.parse(data);
  return lockerNumber === undefined ? lockerNumbers : [lockerNumber];
}

export const bookingOf = ({ data }: Pick<Located, 'data'>): string | undefined => Named.parse(data).bookingId;
