import type { Screen, Thing, View } from '../../../src/screen/screen.ts';

const things: Thing[] = [
  { name: 'Board', kind: 'board' },
  { name: 'Paddle', kind: 'paddle' },
  { name: 'Life vest', kind: 'vest' },
];

/** Half past two in Tallinn. */
export const exampleScreen: Screen = {
  view: { name: 'start' },
  locale: 'en',
  languages: ['et', 'en', 'ru', 'es', 'fr'],
  stationName: 'Pirita beach',
  lockerNumbers: [1, 2, 3, 4, 5, 6],
  timeZone: 'Europe/Tallinn',
  now: '2026-07-04T11:30:00Z',
  contactPhone: '+372 5555 0100',
  hasStaffPage: true,
  isOnline: true,
  canExtend: true,
  closed: null,
  opensAt: null,
  pageTimeoutInSeconds: 60,
};

const lockerNumber = 3;
const endsAt = '2026-07-04T13:00:00Z';
const code = { name: 'code', intent: 'open', asksForPhoneDigits: false, problem: null } as const;

/** Every view there is, and each of its faces. */
export const exampleViews: View[] = [
  { name: 'start' },
  code,
  { ...code, intent: 'return' },
  { ...code, intent: 'extend' },
  { ...code, asksForPhoneDigits: true },
  { ...code, problem: { what: 'wrong-code', triesLeft: 3 } },
  { ...code, asksForPhoneDigits: true, problem: { what: 'wrong-code', triesLeft: 1 } },
  { ...code, problem: { what: 'too-early', from: '2026-07-05T07:00:00Z' } },
  { ...code, problem: { what: 'locker-taken' } },
  { ...code, problem: { what: 'over' } },
  { ...code, intent: 'return', problem: { what: 'not-collected' } },
  { ...code, intent: 'return', problem: { what: 'unknown-tag' } },
  { ...code, problem: { what: 'no-collection' } },
  { name: 'locked-out', waitInSeconds: 47 },
  { name: 'opening', lockerNumber },
  { name: 'open', lockerNumber, purpose: 'collect', items: things, endsAt },
  { name: 'open', lockerNumber, purpose: 'again', items: things, endsAt },
  { name: 'open', lockerNumber, purpose: 'return', items: things, endsAt },
  { name: 'open', lockerNumber, purpose: 'forgotten', items: things, endsAt },
  { name: 'open', lockerNumber, purpose: 'staff', items: things, endsAt: null },
  { name: 'checking', lockerNumber },
  { name: 'collected', lockerNumber, endsAt, isBoardInside: false },
  { name: 'collected', lockerNumber, endsAt, isBoardInside: true },
  { name: 'still-out', lockerNumber, endsAt },
  { name: 'in-question', lockerNumber, stoppedAt: '2026-07-04T13:05:00Z' },
  { name: 'missing', lockerNumber, items: [...things.slice(1), { name: 'Dry bag', kind: 'other' }] },
  { name: 'returned', lockerNumber, wasLate: false },
  { name: 'returned', lockerNumber, wasLate: true },
  { name: 'jammed', lockerNumber, isReturn: false, canTryAnother: true, stoppedAt: null },
  { name: 'jammed', lockerNumber, isReturn: false, canTryAnother: false, stoppedAt: null },
  { name: 'jammed', lockerNumber, isReturn: true, canTryAnother: false, stoppedAt: '2026-07-04T13:05:00Z' },
  { name: 'extend', hour: { what: 'asking' } },
  { name: 'extend', hour: { what: 'offered', priceInCents: 750, endsAt } },
  { name: 'extend', hour: { what: 'extended', endsAt } },
  { name: 'extend', hour: { what: 'to-pay', priceInCents: 750, until: endsAt } },
  { name: 'extend', hour: { what: 'waiting', until: endsAt } },
  { name: 'extend', hour: { what: 'refused', reason: 'no-boards' } },
  { name: 'extend', hour: { what: 'refused', reason: 'no-answer' } },
  { name: 'help' },
  { name: 'pin', isWrong: false, waitInSeconds: 0 },
  { name: 'pin', isWrong: true, waitInSeconds: 0 },
  { name: 'pin', isWrong: true, waitInSeconds: 47 },
  {
    name: 'staff',
    lockers: [
      {
        number: 1,
        status: 'free',
        isOpen: false,
        rfids: ['b1'],
        items: [{ name: 'Board', kind: 'board', rfid: 'b1' }],
      },
      {
        number: 2,
        status: 'rented',
        isOpen: true,
        rfids: ['x9'],
        items: [{ name: 'Board', kind: 'board', rfid: 'b2' }],
      },
      { number: 3, status: 'disabled', isOpen: null, rfids: null, items: [] },
    ],
    silentParts: ['doors', 'box-readers'],
    card: 'p1',
    bootedAt: '2026-07-01T04:00:00Z',
    version: '0.1.0',
    unsentEvents: 12,
    busy: false,
    note: 'did-not-open',
  },
];
