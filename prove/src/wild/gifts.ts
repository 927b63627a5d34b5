import { exampleTariff } from '@laine/rules/example-terms.ts';
import type { Someone, WildStage } from './stage.ts';

/** The value of free time that staff gave to a booking, and who gave the last of it. */
export type Gift = { bookingId: string; by: Someone; cents: number };

/** How long each board was paid for, and what staff added. */
export class Gifts {
  readonly #paidHours = new Map<string, number>();
  readonly #gifts = new Map<string, Gift>();

  get all(): Gift[] {
    return [...this.#gifts.values()];
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
      const had = paid + (this.#gifts.get(id)?.cents ?? 0) / exampleTariff.pricePerHourInCents;
      this.#paidHours.set(id, by || isExtra ? paid : paid + Math.max(0, hours - had));
      const cents = Math.round((hours - paid) * exampleTariff.pricePerHourInCents);
      if (by && cents > 0 && hours > had) this.#gifts.set(id, { bookingId, by, cents });
      if (by && hours < had) this.#gifts.delete(id);
    }
  }
}
