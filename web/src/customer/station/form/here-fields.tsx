import type { Station } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { quote } from '@laine/rules/price/quote.ts';
import { effectiveMaxBoards } from '@laine/rules/price/station-terms.ts';
import { lengthInMs, type Slot } from '@laine/rules/time/slot.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { smoothly } from '../../../ui/hooks/smoothly.ts';
import { Duration } from '../duration.tsx';
import { FitNote } from '../timeline/fit-note.tsx';
import type { HereOffer } from '../timeline/here-offer.ts';
import { useLengthInWords } from '../timeline/use-length-in-words.ts';
import { BoardCount } from './board-count.tsx';
import type { FormRefusal } from './use-checkout.ts';
import type { WishControls } from './use-wish.ts';

type Props = { station: Station; offer: HereOffer; wish: WishControls; refusal: FormRefusal | undefined };

const minutesOf = (slot: Slot) => lengthInMs(slot) / 60_000;

/** In place of day and times, for somebody at the lockers: how many boards, and for how long from now. */
export function HereFields({ station, offer, wish, refusal }: Props) {
  const { slots, fit } = offer;
  return (
    <>
      <div>
        <h2 aria-live="polite" className="figures text-[min(var(--text-2xl),7.6vw)]">
          <FreeNow offer={offer} />
        </h2>
        {slots.length > 0 && (
          <p className="mt-0.5 text-ink-soft">
            <Trans>Your code opens the locker at once.</Trans>
          </p>
        )}
      </div>
      {slots.length > 0 ? (
        <LengthButtons station={station} slots={slots} wish={wish} />
      ) : (
        <FitNote fit={fit} timeZone={station.timeZone} onSlot={wish.setSlot} onBoards={wish.setCount} />
      )}
      <FieldError id="time-error" text={refusal?.field === 'time' ? refusal.text : undefined} />
      <BoardCount
        most={effectiveMaxBoards(station)}
        count={wish.count}
        onCount={wish.setCount}
        error={refusal?.field === 'boards' ? refusal.text : undefined}
      />
    </>
  );
}

function FreeNow({ offer: { free, fit } }: { offer: HereOffer }) {
  if (free === undefined) return <Trans comment="Heading, at the lockers: a rental begins now">Start right now</Trans>;
  // A board that somebody else is about to collect helps nobody.
  if (fit?.free === 0) return <Trans>No board is free now</Trans>;
  return <Plural value={free} one="# board free now" other="# boards free now" />;
}

type LengthProps = { station: Station; slots: readonly Slot[]; wish: WishControls };

function LengthButtons({ station, slots, wish }: LengthProps) {
  const locale = useLocale();
  const inWords = useLengthInWords();
  const part = useRef<HTMLFieldSetElement>(null);
  const wasPressed = useRef(false);
  const isChosen = wish.minutesFromNow !== undefined;
  // A phone ends above what is asked next. The first length pressed leads there; somebody at a keyboard stays where the
  // focus is.
  useEffect(() => {
    if (isChosen && wasPressed.current)
      part.current?.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: smoothly() });
    wasPressed.current = false;
  }, [isChosen]);
  const isOpen = !slots.some((slot) => minutesOf(slot) === wish.minutesFromNow);
  return (
    <fieldset ref={part} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans comment="Label of the lengths to choose from, each with its price; the rental begins now">
          Start now, for
        </Trans>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
        {slots.map((slot) => {
          const minutes = minutesOf(slot);
          const price = formatMoney(quote(station, slot, wish.count).totalInCents, locale);
          return (
            <label
              key={minutes}
              className={`figures relative grid min-h-15 cursor-pointer place-content-center justify-items-center rounded-control border px-1 py-2 leading-tight whitespace-nowrap transition-colors has-checked:border-fill has-checked:bg-fill has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action ${isOpen ? 'border-transparent bg-fill text-white hover:bg-fill-strong' : 'border-line-strong bg-paper hover:border-action'}`}
            >
              <input
                type="radio"
                name="length"
                value={minutes}
                checked={minutes === wish.minutesFromNow}
                onChange={() => wish.startNow(minutes)}
                onClick={({ detail }) => (wasPressed.current = detail > 0 && !isChosen)}
                aria-label={`${inWords(minutes)}, ${price}`}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span aria-hidden className="text-lg font-semibold">
                <Duration minutes={minutes} />
              </span>
              <span aria-hidden className="text-sm">
                <ServerText>{price}</ServerText>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
