import { AlarmClockPlus } from 'lucide-react';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { HelpButton } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { PaddleTip } from '../ui/paddle-tip.tsx';
import { Title } from '../ui/title.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { ClosedBanner } from './start/closed-banner.tsx';
import { StartActions } from './start/start-actions.tsx';
import { StartScene } from './start/start-scene.tsx';

export function StartView() {
  const { closed, canExtend } = useScreen();
  const texts = useTexts();
  const touch = useTouch();
  return (
    <div className="relative isolate flex h-dvh flex-col overflow-hidden">
      <StartScene isQuiet={closed !== null} />
      <TopBar />
      <main className="flex min-h-0 grow animate-rise flex-col px-8 pt-5 tall:pt-8 phone:px-4 phone:pt-3">
        <div className="min-h-44 wide:max-w-[42rem] tall:min-h-92 phone:min-h-72">
          {closed === null ? (
            <Title className="max-w-[11em] text-4xl tall:text-5xl phone:text-3xl">{texts.start.title}</Title>
          ) : (
            <ClosedBanner reason={closed} />
          )}
        </div>
        {closed !== 'not-set-up' && <StartActions />}
      </main>
      <footer className="flex shrink-0 items-center justify-between gap-4 px-8 py-4 tall:py-6 phone:px-4 phone:py-4">
        {closed !== 'not-set-up' && (
          <PaddleTip className="min-w-0 rounded-card bg-paper py-1.5 pr-6 pl-3 font-semibold phone:pr-3 phone:text-sm">
            {texts.start.paddle}
          </PaddleTip>
        )}
        <div className="ml-auto flex shrink-0 gap-4 phone:gap-2">
          {canExtend && (
            <button type="button" className={buttonStyle('quiet')} onClick={() => void touch({ type: 'extend' })}>
              <AlarmClockPlus aria-hidden className="size-7 text-action" />
              {texts.extend.start}
            </button>
          )}
          <HelpButton />
        </div>
      </footer>
    </div>
  );
}
