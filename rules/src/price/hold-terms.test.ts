import { expect, test } from 'vitest';
import { holdTerms, type UnpaidHold } from './hold-terms.ts';

const now = Temporal.Instant.from('2027-06-01T09:00:00Z');
const inMinutes = (minutes: number) => now.add({ minutes });
const hold = (change: Partial<UnpaidHold> = {}): UnpaidHold => ({
  boards: 3,
  heldUntil: inMinutes(10),
  phone: '+372 1',
  network: 'home',
  ...change,
});
const wish = { boards: 1, phone: '+372 2', network: 'elsewhere' };
const distrust = { phone: true, network: true };
const ask = (others: UnpaidHold[], lockers = 8, own = wish) => holdTerms(own, { others, lockers, distrust }, now);

test.for<[what: string, answer: object, others: UnpaidHold[], lockers: number]>([
  ['nobody else pays just now', { holdInSeconds: 600 }, [], 8],
  ['alone at a station of one', { holdInSeconds: 600 }, [], 1],
  ['others hold up to half', { holdInSeconds: 600 }, [hold()], 8],
  ['others hold more than half with this', { holdInSeconds: 300 }, [hold({ boards: 4 })], 8],
  ['the same phone has what one customer may have', { waitInSeconds: 600 }, [hold({ phone: '+372 2' })], 6],
  ['the same phone has room left', { holdInSeconds: 600 }, [hold({ phone: '+372 2', boards: 2 })], 8],
  [
    'the same network holds half of a large station',
    { waitInSeconds: 600 },
    [hold({ network: 'elsewhere', boards: 4 })],
    8,
  ],
  ['the same network has room at a large station', { holdInSeconds: 600 }, [hold({ network: 'elsewhere' })], 8],
  ['a hold of nobody’s network', { holdInSeconds: 600 }, [hold({ network: null })], 8],
])('%s', ([, answer, others, lockers]) => {
  expect(ask(others, lockers)).toEqual(answer);
});

test('the wait is until the first of them ends', () => {
  const others = [
    hold({ phone: '+372 2', heldUntil: inMinutes(8) }),
    hold({ phone: '+372 2', heldUntil: inMinutes(2) }),
  ];
  expect(ask(others)).toEqual({ waitInSeconds: 120 });
});

test('one hold of one’s own is never too much', () => {
  expect(ask([], 2, { ...wish, boards: 3 })).toEqual({ holdInSeconds: 600 });
});

test('a phone or network whose holds were paid is not limited by others of its own', () => {
  const others = [hold({ phone: '+372 2', network: 'elsewhere' })];
  const under = (suspected: typeof distrust) => holdTerms(wish, { others, lockers: 6, distrust: suspected }, now);
  expect(under({ phone: false, network: false })).toEqual({ holdInSeconds: 300 });
  expect(under({ phone: true, network: false })).toEqual({ waitInSeconds: 600 });
  expect(under({ phone: false, network: true })).toEqual({ waitInSeconds: 600 });
});
