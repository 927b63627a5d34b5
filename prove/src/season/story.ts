import type { Random } from '@laine/server/testing/random.ts';

/** The stand-in's test cards, by what they do later. */
const cards = {
  pays: '4242424242424242',
  'asks-always': '4000000000003220',
  'fails-later': '4000000000000341',
  'no-funds-later': '4000000341000018',
  'lost-later': '4000000341000034',
  'refund-pending': '4000000000007726',
  'refund-fails': '4000000000005126',
} as const;
type Card = keyof typeof cards;

export const numberOf = (card: Card): string => cards[card];

/** What one customer does in a week. */
export type Story = {
  card: Card;
  count: number;
  /** On the station's wall. */
  fromHour: number;
  hours: number;
  /** What pays for it beside the card. */
  means: 'card' | 'gift-card' | 'pass';
  plot: 'cancels' | 'cancels-late' | 'cancelled-by-us' | 'does-not-come' | 'rents';
  extends: boolean;
  /** Pays for the hour where the saved card does not. */
  paysForHour: boolean;
  /** Minutes after the end at which each board comes back. */
  returns: number[];
  objects: 'no' | 'rightly' | 'wrongly';
  /** Asks the bank for the money of the rental. */
  disputes: 'no' | 'won' | 'lost';
  paysDebt: boolean;
  withdraws: boolean;
};

const IN_TIME = [-20, -5, 0];
const LATE = [4, 9, 11, 30, 59, 61, 75, 119, 125, 170, 240, 900];

export function tellStory(random: Random): Story {
  const count = random.pick([1, 1, 1, 2]);
  const isLate = random.chance(0.45);
  return {
    card: random.pick([
      'pays',
      'pays',
      'pays',
      'pays',
      'asks-always',
      'fails-later',
      'no-funds-later',
      'lost-later',
      'refund-pending',
      'refund-fails',
    ]),
    count,
    fromHour: random.between(8, 15),
    hours: random.between(1, 2),
    means: random.pick(['card', 'card', 'card', 'gift-card', 'pass']),
    plot: random.pick([
      'rents',
      'rents',
      'rents',
      'rents',
      'rents',
      'cancels',
      'cancels-late',
      'cancelled-by-us',
      'does-not-come',
    ]),
    extends: random.chance(0.3),
    paysForHour: random.chance(0.7),
    returns: Array.from({ length: count }, () => random.pick(isLate ? LATE : IN_TIME)),
    objects: random.pick(['no', 'no', 'no', 'rightly', 'wrongly']),
    disputes: random.pick(['no', 'no', 'no', 'no', 'no', 'no', 'no', 'won', 'lost']),
    paysDebt: random.chance(0.6),
    withdraws: random.chance(0.3),
  };
}
