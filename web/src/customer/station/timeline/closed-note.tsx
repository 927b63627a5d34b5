import type { Station } from '@laine/contract/public/entities.ts';
import { dayBounds } from '@laine/rules/time/day-bounds.ts';
import { earlier, isBefore, later } from '@laine/rules/time/instants.ts';
import { openDates } from '@laine/rules/time/open-dates.ts';
import { overlap, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { findClosureWord } from '../../../ui/words/closure-words.ts';
import { findDateWords, type DateWords } from '../date-words.ts';
import { slotText } from '../slot-text.ts';
import type { DayClosure } from './day-closures.ts';
import type { SlotFit } from './slot-fit.ts';
import { SlotOffers, type OfferActions } from './slot-offers.tsx';

type Props = OfferActions & {
  station: Station;
  slot: Slot;
  fit: SlotFit;
  closures: readonly DayClosure[];
  words: readonly DateWords[];
  now: Temporal.Instant;
  onDate: (date: Temporal.PlainDate) => void;
};

/** Why staff have closed the station at that time, and another time: on the same day, or else on the next open one. */
export function ClosedNote({ station, slot, fit, closures, words, now, onDate, ...offers }: Props) {
  const locale = useLocale();
  const { timeZone } = station;
  const date = dateIn(timeZone, slot.start);
  const because = closures.filter((closure) => overlap(closure, slot));
  const hasOffer = fit.nearest.earlier !== undefined || fit.nearest.later !== undefined;
  const nextDate = openDates(station, closures, now).find((open) => Temporal.PlainDate.compare(open, date) > 0);
  return (
    <>
      <div className="flex items-start gap-1.5 font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-alert" />
        <div className="grid gap-0.5">
          {because.length === 0 && <Trans>The station is closed at that time</Trans>}
          {because.map((closure) => (
            <Because
              key={closure.start.toString()}
              closure={closure}
              {...{ station, date, now }}
              until={findDateWords(words, dateIn(timeZone, closure.end), locale).long}
            />
          ))}
        </div>
      </div>
      {hasOffer || nextDate === undefined ? (
        <SlotOffers fit={fit} timeZone={timeZone} {...offers} />
      ) : (
        <button type="button" onClick={() => onDate(nextDate)} className={buttonStyle('quiet', 'small')}>
          <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
          <ServerText>{findDateWords(words, nextDate, locale).long}</ServerText>
        </button>
      )}
    </>
  );
}

type BecauseProps = {
  closure: DayClosure;
  station: Station;
  date: Temporal.PlainDate;
  now: Temporal.Instant;
  /** Its last day in words. */
  until: string;
};

function Because({ closure, station, date, now, until }: BecauseProps) {
  const { i18n } = useLingui();
  const { timeZone } = station;
  const bounds = dayBounds(station, date, now);
  if (typeof bounds === 'string') return null;
  const { earliestStart, closesAt } = bounds;
  const word = findClosureWord(closure.kind);
  const reason = word && i18n._(word);
  const isAllDay = !isBefore(earliestStart, closure.start) && !isBefore(closure.end, closesAt);
  const times = slotText({ start: later(earliestStart, closure.start), end: earlier(closesAt, closure.end) }, timeZone);
  const moment = `${until}, ${timeText(closure.end.toString(), timeZone)}`;
  return (
    <>
      <p>
        {reason === undefined && (isAllDay ? <Trans>Closed all day</Trans> : <Trans>Closed {times}</Trans>)}
        {reason !== undefined && isAllDay && (
          <Trans comment="reason is such as Storm, at the beginning of a sentence">{reason}: closed all day</Trans>
        )}
        {reason !== undefined && !isAllDay && (
          <Trans comment="reason is such as Storm, times such as 14:00–18:00">
            {reason}: closed {times}
          </Trans>
        )}
      </p>
      {isBefore(closesAt, closure.end) && (
        <p className="font-normal text-ink-soft">
          <Trans comment="A day and a time follow, such as Saturday 12 December, 10:00">
            Opens again: <ServerText>{moment}</ServerText>
          </Trans>
        </p>
      )}
    </>
  );
}
