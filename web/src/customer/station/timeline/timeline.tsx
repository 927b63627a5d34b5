import type { Station } from '@laine/contract/public/entities.ts';
import { HOUR_IN_MS } from '@laine/rules/constants.ts';
import { lengthInMs, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Duration } from '../duration.tsx';
import { slotTimes } from '../slot-text.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { dayBand, placeOn } from './day-band.ts';
import { FreeList } from './free-list.tsx';
import type { FreeStep } from './free-steps.ts';
import { HourScale } from './hour-scale.tsx';
import { useSlotDrag, type SlotMoves } from './use-slot-drag.ts';
import { KNOB_PX, useWindow } from './use-window.ts';
import { Water } from './water.tsx';
import { WindowButton } from './window-button.tsx';

type Props = {
  station: Station;
  slot: Slot;
  boards: number;
  /** Undefined while unknown. */
  steps: readonly FreeStep[] | undefined;
  /** The free boards could not be read: the band is empty instead of loading for ever. */
  isUnknown: boolean;
  hasTooFewBoards: boolean;
  now: Temporal.Instant;
  moves: SlotMoves;
};

/**
 * An hour is a finger wide: a phone shows seven or eight of them, and six with both knobs. Where there is more room,
 * more of the day is shown instead of wider hours.
 */
const HOUR_WIDTH = 'clamp(40px, 100% / 8.1, 52px)';

/** The day as a band that scrolls: free boards as water, the chosen time as a float, moved by hand or by keys. */
export function Timeline({ station, slot, boards, steps, isUnknown, hasTooFewBoards, now, moves }: Props) {
  const { t } = useLingui();
  const { timeZone } = station;
  const date = dateIn(timeZone, slot.start);
  const band = dayBand(station, date, now);
  const view = useRef<HTMLDivElement>(null);
  const { day, drag, handlers } = useSlotDrag(view, band, slot, moves);
  const { more, onScroll, page } = useWindow(view, band, slot, () => drag.current !== null);
  const times = slotTimes(slot, timeZone);
  const past = placeOn(band, now) * 100;
  const hours = lengthInMs(band) / HOUR_IN_MS;
  return (
    <fieldset aria-label={t`Free boards through the day`} aria-describedby="free-boards" className="min-w-0">
      <div className="flex flex-wrap items-center justify-end">
        <div aria-hidden className="grow leading-tight">
          <p className="text-xs text-ink-soft">
            <Trans comment="Above the timeline">Free boards through the day</Trans>
          </p>
          <p className="figures text-[min(var(--text-lg),10vw)] leading-[1.5] font-semibold">
            <span className="whitespace-nowrap">
              {times.start}–{times.end}
            </span>{' '}
            <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
              <Duration minutes={Math.round(lengthInMs(slot) / 60_000)} />
            </span>
          </p>
        </div>
        {(more.earlier || more.later) && (
          <div className="-mr-2 flex shrink-0">
            <WindowButton
              icon={ChevronLeft}
              label={t`Show earlier hours`}
              isOver={!more.earlier}
              onPress={() => page(-1)}
            />
            <WindowButton
              icon={ChevronRight}
              label={t`Show later hours`}
              isOver={!more.later}
              onPress={() => page(1)}
            />
          </div>
        )}
      </div>
      <div
        ref={view}
        onScroll={onScroll}
        className="-mx-[min(1rem,5vw)] overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:-mx-6"
      >
        <div style={{ width: `max(100%, ${2 * KNOB_PX}px + ${hours} * ${HOUR_WIDTH})`, paddingInline: KNOB_PX }}>
          <div ref={day} {...handlers} className="relative select-none">
            <HourScale band={band} date={date} timeZone={timeZone} />
            <div className="relative mb-[48px] h-[72px]">
              <div className="absolute inset-0 overflow-hidden rounded-control border border-line bg-foam">
                {steps && <Water steps={steps} band={band} boards={boards} />}
                {!steps && !isUnknown && <div className="size-full animate-pulse bg-tint" />}
                {past > 0 && <div className="absolute inset-y-0 left-0 bg-paper/70" style={{ width: `${past}%` }} />}
              </div>
              <ChosenSlot
                station={station}
                band={band}
                slot={slot}
                now={now}
                hasTooFewBoards={hasTooFewBoards}
                moves={moves}
              />
            </div>
          </div>
        </div>
      </div>
      {steps && <FreeList id="free-boards" steps={steps} band={band} timeZone={timeZone} />}
    </fieldset>
  );
}
