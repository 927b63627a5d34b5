import type { Random } from '@laine/server/testing/random.ts';

/** The stand-in's test cards, by their later behaviour. */
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

/** One customer's week. */
export type Story = {
  card: Card;
  count: number;
  /** On the station's clock. */
  fromHour: number;
  hours: number;
  /** A means of payment beside the card. */
  means: 'card' | 'gift-card' | 'bought-gift-card' | 'pass';
  plot: 'cancels' | 'cancels-late' | 'cancelled-by-us' | 'does-not-come' | 'rents';
  /** With several boards: all of them are cancelled, or one. */
  cancelled: 'all' | 'one';
  /** A problem of the first minutes, and the remedy that the renter takes. */
  trouble: null | { what: 'damaged-paddle' | 'unsafe'; remedy: 'money-back' | 'another-locker' | 'none' };
  extends: boolean;
  /** Pays for the hour if the saved card doesn't. */
  paysForHour: boolean;
  /** Minutes after the end at which each board comes back; 'never' means that staff give it up. */
  returns: (number | 'never')[];
  deadTag: null | DeadTag;
  objects: 'no' | 'rightly' | 'wrongly';
  /** Disputes the payment of the rental at the bank, this many hours after it. */
  disputes: null | { afterHours: number; outcome: 'won' | 'lost' };
  claim: 'no' | 'agreed' | 'unanswered' | 'contested-and-kept' | 'contested-and-dropped' | 'dropped';
  goodwillInCents: number;
  paysDebt: boolean;
  /** Names a bank account for a refund that the card refused. */
  namesAccount: boolean;
  wantsInvoice: boolean;
  /** How a pass or a gift card ends. */
  ends: 'no' | 'withdrawn' | 'revoked';
};

/** The first board comes back unseen. */
export type DeadTag = {
  toldBy: 'station' | 'customer';
  /** The truth, as staff find it when they look; `seen`: the station sees the tag by itself soon after. */
  truth: 'was-there' | 'came-later' | 'is-out' | 'seen';
  lookedAtAfterMinutes: number;
};

const IN_TIME = [-20, -5, 0];
const LATE = [4, 9, 11, 30, 59, 61, 75, 119, 125, 170, 240, 900, 'never'] as const;

export function tellStory(random: Random): Story {
  const count = random.pick([1, 1, 1, 2, 2, 3]);
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
    means: random.pick(['card', 'card', 'card', 'gift-card', 'bought-gift-card', 'pass']),
    plot: random.pick([
      'rents',
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
    cancelled: random.pick(['all', 'one']),
    trouble: random.chance(0.8) ? null : tellTrouble(random),
    extends: random.chance(0.3),
    paysForHour: random.chance(0.7),
    returns: Array.from({ length: count }, () => random.pick<number | 'never'>(isLate ? LATE : IN_TIME)),
    deadTag: random.chance(0.75) ? null : tellDeadTag(random),
    objects: random.pick(['no', 'no', 'no', 'rightly', 'wrongly']),
    disputes: random.chance(0.8)
      ? null
      : { afterHours: random.pick([22, 44]), outcome: random.pick(['won', 'lost'] as const) },
    claim: random.pick([
      'no',
      'no',
      'no',
      'no',
      'no',
      'agreed',
      'unanswered',
      'contested-and-kept',
      'contested-and-dropped',
      'dropped',
    ]),
    goodwillInCents: random.chance(0.85) ? 0 : random.between(1, 1200),
    paysDebt: random.chance(0.6),
    namesAccount: random.chance(0.6),
    wantsInvoice: random.chance(0.2),
    ends: random.pick(['no', 'no', 'withdrawn', 'revoked']),
  };
}

const tellTrouble = (random: Random): Story['trouble'] => ({
  what: random.pick(['damaged-paddle', 'unsafe']),
  remedy: random.pick(['money-back', 'money-back', 'another-locker', 'none']),
});

const tellDeadTag = (random: Random): DeadTag => ({
  toldBy: random.pick(['station', 'customer']),
  truth: random.pick(['was-there', 'was-there', 'came-later', 'is-out', 'seen']),
  lookedAtAfterMinutes: random.pick([20, 100, 400, 900]),
});
