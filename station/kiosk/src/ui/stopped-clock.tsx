import { TimerOff } from 'lucide-react';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { momentText } from '../time/moment-text.ts';
import { useStationNowInMs } from '../time/use-station-now.ts';

/** The most important message for an honest renter: it costs nothing more. */
export function StoppedClock({ stoppedAt }: { stoppedAt: string }) {
  const { inQuestion } = useTexts();
  const screen = useScreen();
  const nowInMs = useStationNowInMs();
  return (
    <p className="flex items-center gap-4 self-start rounded-card bg-green px-5 py-3 text-left font-semibold text-on-green tall:self-center">
      <TimerOff aria-hidden className="size-9 shrink-0" />
      {inQuestion.stopped({ time: momentText(Date.parse(stoppedAt), nowInMs, screen) })}
    </p>
  );
}
