import type { Station } from '@laine/contract/public/entities.ts';
import { effectiveMaxBoards } from '@laine/rules/price/station-terms.ts';
import { dateChoices } from '@laine/rules/time/date-choices.ts';
import { writtenEnd } from '@laine/rules/time/slot-choice.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn, instantAt } from '@laine/rules/time/wall-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { FieldError } from '../../../ui/field/field-error.tsx';
import type { DateWords } from '../date-words.ts';
import { slotTimes } from '../slot-text.ts';
import { stepped } from '../timeline/day-band.ts';
import { FitNote } from '../timeline/fit-note.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { BoardCount } from './board-count.tsx';
import { DateChips } from './date-chips.tsx';
import { LengthChips } from './length-chips.tsx';
import { LimitNote } from './limit-note.tsx';
import { MidnightNote } from './midnight-note.tsx';
import { TimeField } from './time-field.tsx';
import type { FormRefusal } from './use-checkout.ts';
import type { Day } from './use-day.ts';
import type { WishControls } from './use-wish.ts';

/** For few days. */
const ClosedNote = lazy(async () => {
  const { ClosedNote: note } = await import('../timeline/closed-note.tsx');
  return { default: note };
});

type Props = {
  station: Station;
  words: readonly DateWords[];
  wish: WishControls;
  slot: Slot;
  day: Day;
  now: Temporal.Instant;
  refusal: FormRefusal | undefined;
};

/** Day, time and boards, and beside them the day's free boards as a picture. */
export function WishFields({ station, words, wish, slot, day, now, refusal }: Props) {
  const { t } = useLingui();
  const { timeZone } = station;
  const date = dateIn(timeZone, slot.start);
  const times = slotTimes(slot, timeZone);
  const at = (timeInSeconds: number) => instantAt(date, timeInSeconds, timeZone);
  const timeError = refusal?.field === 'time' ? refusal.text : undefined;
  const describedBy = timeError === undefined ? 'time-limit' : 'time-error';
  const offers = { onSlot: wish.setSlot, onBoards: wish.setCount };
  return (
    <>
      <DateChips choices={dateChoices(station, now)} chosen={date.toString()} words={words} onChoose={wish.setDate} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Timeline
          station={station}
          slot={slot}
          boards={wish.count}
          steps={day.steps}
          isUnknown={day.fit === null}
          hasTooFewBoards={day.fit?.fits === false}
          now={now}
          moves={wish}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-3">
          <TimeField
            id="start"
            label={<Trans comment="Label of the start time">Start</Trans>}
            stepNames={{ earlier: t`Start 5 minutes earlier`, later: t`Start 5 minutes later` }}
            value={times.start}
            slot={slot}
            onTime={(from, seconds) => wish.setStart(from, at(seconds))}
            onStep={(steps) => wish.setStart(slot, stepped(slot.start, steps))}
            describedBy={describedBy}
            isWrong={timeError !== undefined}
          />
          <TimeField
            id="end"
            label={<Trans comment="Label of the end time">End</Trans>}
            stepNames={{ earlier: t`End 5 minutes earlier`, later: t`End 5 minutes later` }}
            value={times.end}
            slot={slot}
            onTime={(from, seconds) => wish.setEnd(from, writtenEnd(station, from, seconds))}
            onStep={(steps) => wish.setEnd(slot, stepped(slot.end, steps))}
            describedBy={describedBy}
            isWrong={timeError !== undefined}
          />
        </div>
        <FieldError id="time-error" text={timeError} />
        {wish.wasOvertaken && (
          <p className="text-sm text-ink-soft" aria-live="polite">
            <Trans>The start you chose has passed, so we moved it forward.</Trans>
          </p>
        )}
        <LimitNote id="time-limit" station={station} slot={slot} limit={wish.limit} />
        <MidnightNote station={station} slot={slot} />
        <LengthChips station={station} slot={slot} onEnd={(end) => wish.setEnd(slot, end)} />
        <FitNote fit={day.fit} timeZone={timeZone} {...offers}>
          {day.fit?.isClosed === true && (
            <Suspense fallback={<Trans>The station is closed at that time</Trans>}>
              <ClosedNote
                {...{ station, slot, words, now, ...offers }}
                fit={day.fit}
                closures={day.closures}
                onDate={wish.setDate}
              />
            </Suspense>
          )}
        </FitNote>
      </div>
      <BoardCount
        most={effectiveMaxBoards(station)}
        count={wish.count}
        onCount={wish.setCount}
        error={refusal?.field === 'boards' ? refusal.text : undefined}
      />
    </>
  );
}
