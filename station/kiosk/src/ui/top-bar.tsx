import { CloudOff } from 'lucide-react';
import { WaveMark } from '../art/wave-mark.tsx';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { timeText } from '../time/moment-text.ts';
import { useStationNowInMs } from '../time/use-station-now.ts';
import { LanguageButtons } from './language-buttons.tsx';

export function TopBar() {
  const { stationName, isOnline } = useScreen();
  const texts = useTexts();
  return (
    <header className="flex shrink-0 items-center justify-between gap-x-6 px-8 pt-2 pb-1 tall:flex-wrap tall:pt-6 phone:px-4 phone:pt-3">
      <div className="flex min-w-0 grow items-center gap-3">
        <WaveMark className="size-11 shrink-0 text-action" />
        <p className="truncate text-lg font-bold tracking-tight">{stationName}</p>
        {!isOnline && (
          <span title={texts.offline} className="shrink-0 text-ink-soft">
            <CloudOff className="size-7" aria-hidden />
            <span className="sr-only">{texts.offline}</span>
          </span>
        )}
        <Clock />
      </div>
      <LanguageButtons />
    </header>
  );
}

function Clock() {
  const place = useScreen();
  return (
    <time className="ml-3 shrink-0 text-xl font-bold figures tall:ml-auto">{timeText(useStationNowInMs(), place)}</time>
  );
}
