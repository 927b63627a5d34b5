import type { Station } from '@laine/contract/public/entities.ts';
import { defaultSlot } from '@laine/rules/time/slot-choice.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { findDateWords, type DateWords } from '../date-words.ts';
import { slotTimes } from '../slot-text.ts';

type Props = { station: Station; words: readonly DateWords[]; now: Temporal.Instant };

/** For somebody at the lockers of a station where no rental can begin now. */
export function OpensNote({ station, words, now }: Props) {
  const locale = useLocale();
  const first = defaultSlot(station, now);
  if (typeof first === 'string') return null;
  const { long: day } = findDateWords(words, dateIn(station.timeZone, first.start), locale);
  const { start: time } = slotTimes(first, station.timeZone);
  return (
    <p className="figures flex gap-2.5 rounded-control bg-sand p-3.5 text-sm font-medium">
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
      <Trans comment="At the lockers; day is such as Saturday 4 July, time such as 08:00">
        Closed for new rentals right now. It opens again on {day} at {time}.
      </Trans>
    </p>
  );
}
