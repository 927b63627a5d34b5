import { useHeard, useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { useMonotonicNow } from '../time/use-station-now.ts';
import { idleCountdown } from './idle-countdown.ts';

/** Announces the return to the start. Any touch keeps the view; the button is for people who look for one. */
export function IdleNotice() {
  const { view, pageTimeoutInSeconds } = useScreen();
  const { touchedAtInMs } = useHeard();
  const nowInMs = useMonotonicNow();
  const texts = useTexts();
  const touch = useTouch();
  const secondsLeft = idleCountdown(view.name, { touchedAtInMs, nowInMs, pageTimeoutInSeconds });
  if (secondsLeft === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => void touch({ type: 'stay' })}
      className="touch-height animate-rise rounded-control bg-sand px-5 py-1 leading-tight phone:px-3"
    >
      <span className="block text-sm figures">{texts.idle.left({ seconds: secondsLeft })}</span>
      <span className="block text-base font-semibold underline decoration-2 underline-offset-4">{texts.idle.stay}</span>
    </button>
  );
}
