import { exampleTariff } from '@laine/rules/example-terms.ts';
import type { Someone, WildStage } from './stage.ts';

/** The value of free time that somebody of the staff gave to a booking. */
export type Gift = { bookingId: string; by: Someone; cents: number };

/** How long each board was paid for, and what staff added. */
export class Gifts {
  readonly #paidHours = new Map<string, number>();
  /** By session, in the order in which they were given. */
  readonly #gifts = new Map<string, Gift[]>();

  get all(): Gift[] {
    return [...this.#gifts.values()].flat();
  }

  /** Attributes the changes to `by`, if given. Customers pay for their own. */
  async look({ scene }: WildStage, by: Someone | undefined): Promise<void> {
    const rows = await scene.db.query
      .selectFrom('sessions')
      .select(['id', 'bookingId', 'start', 'end', 'isExtra'])
      .where('bookingId', 'is not', null)
      .execute();
    for (const { id, bookingId, start, end, isExtra } of rows) {
      if (bookingId === null) continue;
      const hours = start.until(end).total('hours');
      const paid = this.#paidHours.get(id) ?? (isExtra ? 0 : hours);
      const gifts = this.#gifts.get(id) ?? [];
      const had = paid + sumOf(gifts) / exampleTariff.pricePerHourInCents;
      this.#paidHours.set(id, by || isExtra ? paid : paid + Math.max(0, hours - had));
      const cents = Math.round((hours - had) * exampleTariff.pricePerHourInCents);
      if (by && cents > 0) this.#gifts.set(id, [...gifts, { bookingId, by, cents }]);
      if (by && cents < 0) this.#gifts.set(id, takeBack(gifts, -cents));
    }
  }
}

const sumOf = (gifts: readonly Gift[]) => gifts.reduce((sum, { cents }) => sum + cents, 0);

/** What was given last goes first. */
function takeBack(gifts: readonly Gift[], cents: number): Gift[] {
  const last = gifts.at(-1);
  if (!last || cents <= 0) return [...gifts];
  const before = gifts.slice(0, -1);
  return last.cents > cents
    ? [...before, { ...last, cents: last.cents - cents }]
    : takeBack(before, cents - last.cents);
}
