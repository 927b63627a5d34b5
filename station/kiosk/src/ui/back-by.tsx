import { useScreen, useTexts } from '../program/use-screen.ts';
import { momentText } from '../time/moment-text.ts';
import { useStationNowInMs } from '../time/use-station-now.ts';

/** The one figure to remember on the water. */
export function BackBy({ endsAt, className = '' }: { endsAt: string; className?: string }) {
  const screen = useScreen();
  const texts = useTexts();
  const nowInMs = useStationNowInMs();
  const endsAtInMs = Date.parse(endsAt);
  const isOver = endsAtInMs <= nowInMs;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-4 tall:justify-center ${className}`}>
      <span className="text-lg">{isOver ? texts.bookedUntil : texts.backBy}</span>
      <strong className={`text-4xl font-bold tracking-tight phone:text-3xl ${isOver ? 'text-alert' : 'text-action'}`}>
        {momentText(endsAtInMs, nowInMs, screen)}
      </strong>
    </p>
  );
}
