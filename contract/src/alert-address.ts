import { z } from 'zod';
import { adminPaths } from './admin-paths.ts';
import type { AlertKind } from './alert-kind.ts';

/** Where the next step is done: at a station, in a booking, with a person, with money. */
type NextStep = 'station' | 'booking' | 'person' | 'money';

const nextSteps: Record<AlertKind, NextStep> = {
  'station-silent': 'station',
  'station-clock-off': 'station',
  'station-fault': 'station',
  'keypad-guarded': 'station',
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
  'nobody-to-call': 'station',
  'return-in-question': 'booking',
  'item-missing': 'booking',
  'rental-closed-by-next': 'station',
  'start-beats-cancellation': 'booking',
  'problem-reported': 'booking',
  'problem-unsafe': 'station',
  'hold-stuck': 'booking',
  'refund-failed': 'money',
  'withdrawn-refund-sent': 'money',
  'payment-disputed': 'booking',
  'refund-outside': 'booking',
  'fraud-warning': 'booking',
  'books-differ': 'money',
  'transfer-due': 'money',
  'receipts-unreported': 'station',
  'overtime-objected': 'booking',
  'claim-proposed': 'money',
  'claim-contested': 'money',
  'late-twice': 'person',
};

/** What an alert may name, as far as a way leads there. */
const Named = z
  .object({ bookingId: z.string(), personId: z.string(), claimId: z.string(), lockerNumber: z.int() })
  .partial()
  .catch({});

type Located = { kind: AlertKind; stationId: string | null; data: unknown };

/** Where the next step of an alert is done; undefined where nothing of it is named. */
export function alertAddress({ kind, stationId, data }: Located): string | undefined {
  const { bookingId, personId, claimId } = Named.parse(data);
  const next = nextSteps[kind];
  const atStation = stationId === null ? undefined : adminPaths.station(stationId);
  if (next === 'booking') return bookingId === undefined ? atStation : adminPaths.booking(bookingId);
  if (next === 'person') return personId === undefined ? undefined : adminPaths.person(personId);
  if (next === 'money') return claimId === undefined ? adminPaths.money() : adminPaths.claim(claimId);
  return atStation;
}

export const lockerOf = ({ data }: Pick<Located, 'data'>): number | undefined => Named.parse(data).lockerNumber;
