import { Declined } from '@laine/contract/client.ts';
import type { BookingQuote } from '@laine/contract/public/booking-calls.ts';
import type { Station } from '@laine/contract/public/entities.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { problemText } from '../../../../api/problem-text.ts';
import { formatGiftCardCode } from '../../../gift-card-code/format-gift-card-code.ts';
import type { StationPass, StationViewer } from '../../station-data.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { passUse, type PassUse } from './pass-use.ts';

/** Dragging the slot changes the wish at every frame. */
const ASK_AFTER_MS = 250;

type Wish = { station: Station; slot: Slot; count: number; viewer: StationViewer | null; now: Temporal.Instant };
type Chosen = {
  by: string | null;
  code: string;
  appliedCode: string;
  usesPass: boolean;
  /** Undefined until they choose: only a card that they wished to be offered is chosen for them. */
  usesSavedCard: boolean | undefined;
  problem: string | undefined;
};

export type Prepaid = {
  pass: StationPass | null;
  passUse: PassUse;
  /** Another rental has the pass until then. */
  passBusyUntil: string | null;
  timeZone: string;
  usesPass: boolean;
  setUsesPass: (uses: boolean) => void;
  /** Nothing is due now, and a saved card stands for later charges. */
  usesSavedCard: boolean;
  setUsesSavedCard: (uses: boolean) => void;
  code: string;
  setCode: (code: string) => void;
  /** The code that the server has checked, or is checking; empty without one. */
  appliedCode: string;
  /** The typed code isn't in the total yet. */
  isCodeUnused: boolean;
  apply: (code: string) => void;
  problem: string | undefined;
  complain: (problem: string | undefined) => void;
  /** The server's figures for this wish; undefined without pass and gift card, and until they arrive. */
  quote: BookingQuote | undefined;
  isAsking: boolean;
  deductedInCents: number;
  /** For the checkout. */
  order: { giftCardCode?: string; usePass?: boolean; useSavedCard?: boolean };
};

/** Pass and gift card for the wish. The server calculates; without either, it's never called. */
export function usePrepaid({ station, slot, count, viewer, now }: Wish): Prepaid {
  const { i18n } = useLingui();
  const viewerId = viewer?.id ?? null;
  const none: Chosen = {
    by: viewerId,
    code: '',
    appliedCode: '',
    usesPass: true,
    usesSavedCard: undefined,
    problem: undefined,
  };
  const [stored, setStored] = useState(none);
  const [told, setTold] = useState<{ key: string; quote: BookingQuote | undefined }>();
  // The login may change while the form is open, and nobody may spend somebody else's card.
  const chosen = stored.by === viewerId ? stored : none;
  const choose = (change: Partial<Chosen>) => setStored({ ...chosen, ...change });

  const pass = viewer?.pass ?? null;
  const use = pass ? passUse(pass, slot.start, now) : 'none';
  const { appliedCode, usesPass } = chosen;
  const isWanted = viewer !== null && (appliedCode !== '' || use === 'usable');
  const wantsPass = use === 'usable' ? usesPass : undefined;
  const wish = {
    stationId: station.id,
    start: slot.start.toString(),
    end: slot.end.toString(),
    count,
    ...(appliedCode !== '' && { giftCardCode: appliedCode }),
    // An hour that the pass doesn't cover is refused at checkout, but still gets a quote.
    ...(wantsPass === false && { usePass: false }),
  };
  const key = isWanted ? JSON.stringify(wish) : '';

  useEffect(() => {
    if (key === '') return undefined;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const asked = JSON.parse(key) as typeof wish;
        const get = async () => {
          const { getQuote } = await import('../../../../api/station-booking.ts');
          return getQuote(asked, stop.signal);
        };
        // With a typed code, a lost network is shown beside it; with a pass there's no button to retry.
        const quote = await ('giftCardCode' in asked ? get() : askUntilAnswered(get, stop.signal));
        if (!stop.signal.aborted) setTold({ key, quote });
      } catch (cause) {
        if (stop.signal.aborted) return;
        setTold({ key, quote: undefined });
        // The code stays in its field, to be corrected.
        const problem = problemText(cause, i18n);
        setStored((last) => (last.appliedCode === '' ? last : { ...last, appliedCode: '', problem }));
        if (!(cause instanceof Declined)) setTold(undefined);
      }
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, i18n]);

  const quote = told !== undefined && told.key === key ? told.quote : undefined;
  const busyUntil = quote?.passBusyUntil ?? null;
  const savedCard = quote?.savedCard ?? null;
  const useSavedCard = savedCard !== null && (chosen.usesSavedCard ?? savedCard.isOfferedAgain);
  const usePass = busyUntil === null ? wantsPass : undefined;
  return {
    pass,
    passUse: use,
    passBusyUntil: busyUntil,
    timeZone: station.timeZone,
    usesPass,
    setUsesPass: (uses) => choose({ usesPass: uses }),
    usesSavedCard: useSavedCard,
    setUsesSavedCard: (uses) => choose({ usesSavedCard: uses }),
    code: chosen.code,
    setCode: (code) => {
      const isAnother = formatGiftCardCode(code) !== formatGiftCardCode(chosen.code);
      choose({ code, ...(isAnother && { problem: undefined }) });
    },
    appliedCode,
    isCodeUnused: chosen.code.trim() !== '' && formatGiftCardCode(chosen.code) !== appliedCode,
    apply: (code) => choose({ appliedCode: code, problem: undefined }),
    problem: chosen.problem,
    complain: (problem) => choose({ problem }),
    quote,
    isAsking: key !== '' && told?.key !== key,
    deductedInCents: quote ? quote.totalInCents - quote.toPayInCents : 0,
    order: {
      ...(appliedCode !== '' && { giftCardCode: appliedCode }),
      ...(usePass !== undefined && { usePass }),
      ...(useSavedCard && { useSavedCard }),
    },
  };
}
