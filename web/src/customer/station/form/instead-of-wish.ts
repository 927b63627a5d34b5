import type { Slot } from '@laine/rules/time/slot.ts';
import { slotText } from '../slot-text.ts';
import { nearestOffer } from '../timeline/nearest-offer.ts';
import type { SlotFit } from '../timeline/slot-fit.ts';

/** The main button's offer while the wish doesn't fit: another time, fewer boards, or nothing that day. */
export type InsteadOfWish =
  | { kind: 'time'; text: string; slot: Slot }
  | { kind: 'boards'; boards: number }
  | { kind: 'nothing' };

export function insteadOfWish(fit: SlotFit | null | undefined, wish: Slot, timeZone: string): InsteadOfWish | null {
  if (!fit || fit.fits) return null;
  const slot = nearestOffer(fit, wish);
  if (slot) return { kind: 'time', text: slotText(slot, timeZone), slot };
  return fit.free > 0 ? { kind: 'boards', boards: fit.free } : { kind: 'nothing' };
}
