import type { BookingDetail } from '@laine/contract/public/entities.ts';
import type { Phase } from '../booking-phase.ts';

type Facts = {
  refundParts: BookingDetail['refundParts'];
  returns: Pick<BookingDetail['returns'], 'notBack'>;
};

/** The phone numbers for the top of the page: somebody on the water, or told to call us, must not have to search. */
export function helpToCall({ refundParts, returns }: Facts, phase: Phase): { us: boolean; rescue: boolean } {
  const isOut = phase === 'out' || phase === 'late';
  return {
    us: isOut || (phase === 'missed' && refundParts.length === 0),
    // The note that asks how they are names it already.
    rescue: isOut && !returns.notBack,
  };
}
