import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { spokenDayText, timeText, weekdayText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import {
  durationOf,
  runningText,
  wholeMinutes,
  type Countdown,
  type CountdownKind,
  type Duration,
  type Times,
} from './countdown.ts';

const labels: Record<CountdownKind, MessageDescriptor> = {
  hold: msg({ message: 'Time left to pay', comment: 'Followed by a countdown such as 09:41' }),
  starts: msg({ message: 'Starts in', comment: 'Followed by a countdown such as 2 h 14 min' }),
  ends: msg({ message: 'Ends in', comment: 'Followed by a countdown such as 2 h 14 min' }),
  late: msg({ message: 'Late by', comment: 'Followed by a time such as 4 min' }),
};

const words = 'block text-sm font-medium text-ink-soft';
const figures = 'block leading-none font-[680] tracking-tight';

type Props = { countdown: Countdown; rental: Times; timeZone: string; now: Temporal.Instant };

/** How long until the next moment. A start more than a day ahead is told by its date: nobody counts hours to it. */
export function CountdownLine({ countdown, rental, timeZone, now }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const text = useCountdownText(countdown);
  const label = i18n._(labels[countdown.kind]);
  const { start, end } = rental.metadata;
  const times = `${timeText(start, timeZone)}–${timeText(end, timeZone)}`;
  const duration = durationOf(countdown.seconds);
  if (duration.days > 0 && countdown.kind === 'starts') {
    return (
      <div className="mt-4">
        <p>
          <span className="block text-xl leading-tight font-semibold">
            <ServerText>{weekdayText(start, timeZone, locale)}</ServerText>
          </span>{' '}
          <span className={`figures mt-1.5 text-[min(var(--text-4xl),12vw)] whitespace-nowrap ${figures}`}>
            {times}
          </span>
        </p>
        <p role="timer" className={`mt-2 ${words}`}>
          {label} {text}
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="timer" className="mt-4">
        <span className={words}>{label}</span>
        <span
          className={`text-[min(var(--text-5xl),17vw)] md:text-[min(var(--text-6xl),8vw)] ${figures} ${isRunning(duration) ? 'figures' : ''} ${countdown.kind === 'late' ? 'text-alert' : ''}`}
        >
          {text}
        </span>
      </p>
      {countdown.kind === 'starts' && (
        <p className="figures mt-2 font-semibold">
          <ServerText>{spokenDayText(start, timeZone, now, locale)}</ServerText>,{' '}
          <span className="whitespace-nowrap">{times}</span>
        </p>
      )}
    </>
  );
}

const isRunning = ({ days, hours }: Duration): boolean => days === 0 && hours === 0;

function useCountdownText(countdown: Countdown): string {
  const { t } = useLingui();
  const duration = durationOf(countdown.seconds);
  const { days, hours } = duration;
  if (days > 0) return t({ message: `${days} d ${hours} h`, comment: 'Days and hours, short' });
  const { minutes } = duration;
  if (hours > 0) return t({ message: `${hours} h ${minutes} min`, comment: 'Hours and minutes, short' });
  // Only for paying do seconds matter; a start or an end is minutes away.
  if (countdown.kind === 'hold') return runningText(duration);
  const whole = wholeMinutes(countdown);
  return t({ message: `${whole} min`, comment: 'Minutes, short' });
}
