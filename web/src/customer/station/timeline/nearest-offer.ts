import { msBetween } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import type { SlotFit } from './slot-fit.ts';

/** The one time to offer instead of a wish that does not fit: the nearer one, and of two equally near the later. */
export function nearestOffer({ nearest: { earlier, later } }: Pick<SlotFit, 'nearest'>, wish: Slot): Slot | undefined {
  if (!earlier || !later) return later ?? earlier;
  return msBetween(earlier.start, wish.start) < msBetween(wish.start, later.start) ? earlier : later;
}
