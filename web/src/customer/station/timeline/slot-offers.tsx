import type { Slot } from '@laine/rules/slot.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { slotText } from '../slot-text.ts';
import type { SlotFit } from './slot-fit.ts';

export type OfferActions = { onSlot: (slot: Slot) => void; onBoards: (boards: number) => void };

type Props = OfferActions & { fit: SlotFit; timeZone: string };

/** The nearest times of the same length that have boards enough, or fewer boards at this one. */
export function SlotOffers({ fit, timeZone, onSlot, onBoards }: Props) {
  const { earlier, later } = fit.nearest;
  if (!earlier && !later && fit.free === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Nothing of this length is free on this day. Try a shorter time or another day.</Trans>
      </p>
    );
  }
  return (
    <div className="figures grid grid-cols-2 gap-2">
      {earlier && (
        <button
          type="button"
          onClick={() => onSlot(earlier)}
          className={`${buttonStyle('quiet', 'small')} gap-1.5 px-1 whitespace-nowrap`}
        >
          <ArrowLeft aria-hidden className="size-4 text-action" />
          <span className="sr-only">
            <Trans comment="Before a time that is free; the time follows">Earlier:</Trans>
          </span>
          {slotText(earlier, timeZone)}
        </button>
      )}
      {later && (
        <button
          type="button"
          onClick={() => onSlot(later)}
          className={`${buttonStyle('quiet', 'small')} gap-1.5 px-1 whitespace-nowrap`}
        >
          <span className="sr-only">
            <Trans comment="Before a time that is free; the time follows">Later:</Trans>
          </span>
          {slotText(later, timeZone)}
          <ArrowRight aria-hidden className="size-4 text-action" />
        </button>
      )}
      {fit.free > 0 && (
        <button
          type="button"
          onClick={() => onBoards(fit.free)}
          className={`${buttonStyle('quiet', 'small')} col-span-2`}
        >
          <Plural value={fit.free} one="Take # board" other="Take # boards" />
        </button>
      )}
    </div>
  );
}
