import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { durationOf, runningText, wholeMinutes, type Countdown, type CountdownKind } from './countdown.ts';

const labels: Record<CountdownKind, MessageDescriptor> = {
  hold: msg({ message: 'Time left to pay', comment: 'Followed by a countdown such as 09:41' }),
  starts: msg({ message: 'Starts in', comment: 'Followed by a countdown such as 2 h 14 min' }),
  ends: msg({ message: 'Ends in', comment: 'Followed by a countdown such as 2 h 14 min' }),
  late: msg({ message: 'Late by', comment: 'Followed by a time such as 4 min' }),
};

export function CountdownLine({ countdown }: { countdown: Countdown }) {
  const { t, i18n } = useLingui();
  const duration = durationOf(countdown.seconds);
  const { days, hours, minutes } = duration;
  const isRunning = days === 0 && hours === 0;
  const text = () => {
    if (days > 0) return t({ message: `${days} d ${hours} h`, comment: 'Days and hours, short' });
    if (hours > 0) return t({ message: `${hours} h ${minutes} min`, comment: 'Hours and minutes, short' });
    // Only for paying do seconds matter; a start or an end is minutes away.
    if (countdown.kind === 'hold') return runningText(duration);
    const whole = wholeMinutes(countdown);
    return t({ message: `${whole} min`, comment: 'Minutes, short' });
  };
  return (
    <p role="timer" className="mt-4">
      <span className="block text-sm font-medium text-ink-soft">{i18n._(labels[countdown.kind])}</span>
      <span
        className={`block text-[min(var(--text-5xl),17vw)] leading-none font-[680] tracking-tight md:text-[min(var(--text-6xl),8vw)] ${isRunning ? 'figures' : ''} ${countdown.kind === 'late' ? 'text-alert' : ''}`}
      >
        {text()}
      </span>
    </p>
  );
}
