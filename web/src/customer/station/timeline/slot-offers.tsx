import type { Slot } from '@laine/rules/time/slot.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { slotText } from '../slot-text.ts';
import type { SlotFit } from './slot-fit.ts';

export type OfferActions = { onSlot: (slot: Slot) => void; onBoards: (boards: number) => void };

type Props = OfferActions & { fit: SlotFit; timeZone: string };

/** Direction and time stand beside each other where there is room, and else one above the other. */
const offerStyle = `${buttonStyle('quiet', 'small')} flex-wrap gap-x-1.5 gap-y-0.5`;
const directionStyle = 'flex items-center gap-1 font-normal text-ink-soft';

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
    <div className="figures grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
      {earlier && (
        <button type="button" onClick={() => onSlot(earlier)} className={offerStyle}>
          <span className={directionStyle}>
            <ArrowLeft aria-hidden className="size-4 shrink-0 text-action" />
            <Trans comment="Before a time that is free; the time follows">Earlier:</Trans>
          </span>{' '}
          <span className="whitespace-nowrap">{slotText(earlier, timeZone)}</span>
        </button>
      )}
      {later && (
        <button type="button" onClick={() => onSlot(later)} className={offerStyle}>
          <span className={directionStyle}>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
            <Trans comment="Before a time that is free; the time follows">Later:</Trans>
          </span>{' '}
          <span className="whitespace-nowrap">{slotText(later, timeZone)}</span>
        </button>
      )}
      {fit.free > 0 && (
        <button
          type="button"
          onClick={() => onBoards(fit.free)}
          className={`${buttonStyle('quiet', 'small')} col-span-full`}
        >
          <Plural value={fit.free} one="Take # board" other="Take # boards" />
        </button>
      )}
    </div>
  );
}
