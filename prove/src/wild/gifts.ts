import { exampleTariff } from '@laine/rules/example-terms.ts';
import type { Someone, WildStage } from './stage.ts';

/** Free time that a booking has of staff, in money, and who gave the last of it. */
export type Gift = { bookingId: string; by: Someone; cents: number };

/** How long each board was paid for, and what staff have added to that. */
export class Gifts {
  readonly #paidHours = new Map<string, number>();
  readonly #gifts = new Map<string, Gift>();

  get all(): Gift[] {
    return [...this.#gifts.values()];
  }

  /** What has changed was done by `by`, or by nobody in particular. What customers do they pay for. */
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
