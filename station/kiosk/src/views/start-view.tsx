import { AlarmClockPlus, LifeBuoy, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { PaddleTip } from '../ui/paddle-tip.tsx';
import { Title } from '../ui/title.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { WalkUpCard } from '../ui/walk-up-card.tsx';
import { ClosedBanner } from './start/closed-banner.tsx';
import { StartActions } from './start/start-actions.tsx';
import { StartScene } from './start/start-scene.tsx';
import { WarningBanner } from './start/warning-banner.tsx';

export function StartView() {
  const { closed, warning, walkUp, canExtend } = useScreen();
  const texts = useTexts();
  const touch = useTouch();
  return (
    <div className="relative isolate flex h-dvh flex-col overflow-hidden">
      <StartScene isQuiet={closed !== null || warning !== null} hasCard={walkUp !== null} />
      <TopBar />
      <main className="flex min-h-0 grow animate-rise flex-col px-8 pt-5 tall:pt-8 phone:px-4 phone:pt-3">
        <div className="min-h-44 wide:flex wide:items-start wide:justify-between wide:gap-6 tall:min-h-80 phone:min-h-64">
          {closed === null && warning === null && (
            <Title className="max-w-[11em] text-4xl tall:text-5xl phone:text-3xl">{texts.start.title}</Title>
          )}
          {closed === null && warning !== null && <WarningBanner warning={warning} />}
          {closed !== null && <ClosedBanner reason={closed} />}
          <WalkUpCard className="shadow-float tall:hidden" />
        </div>
        {closed !== 'not-set-up' && <StartActions />}
        <WalkUpCard className="mt-5 shadow-float wide:hidden phone:mt-3" />
      </main>
      <footer className="flex shrink-0 items-center justify-between gap-3 px-8 py-3 tall:flex-col tall:items-stretch tall:gap-4 tall:py-6 phone:gap-3 phone:px-4 phone:py-4">
        {closed !== 'not-set-up' && (
          <PaddleTip className="min-w-0 rounded-card bg-paper py-1.5 pr-4 pl-3 leading-tight font-semibold wide:py-0.5 wide:text-sm phone:pr-3 phone:text-sm">
            {texts.start.paddle}
          </PaddleTip>
        )}
        <div className="flex shrink-0 gap-3 wide:ml-auto phone:gap-2">
          {canExtend && (
            <Wish icon={AlarmClockPlus} onPress={() => void touch({ type: 'extend' })}>
              {texts.extend.start}
            </Wish>
          )}
          {closed !== 'not-set-up' && (
            <Wish icon={TriangleAlert} onPress={() => void touch({ type: 'report' })}>
              {texts.report.start}
            </Wish>
          )}
          <Wish icon={LifeBuoy} onPress={() => void touch({ type: 'help' })}>
            {texts.help}
          </Wish>
        </div>
      </footer>
    </div>
  );
}

type WishProps = { icon: LucideIcon; onPress: () => void; children: string };

/** The less common wishes, after collecting and returning. Three of them leave room for the text about the paddle. */
function Wish({ icon: Icon, onPress, children }: WishProps) {
  return (
    <button
      type="button"
      className={`${buttonStyle('quiet', 'dense')} gap-2! px-3! tall:grow phone:flex-col phone:gap-0! phone:px-1! phone:text-sm!`}
      onClick={onPress}
    >
      <Icon aria-hidden className="size-7 shrink-0 text-action" />
      {children}
    </button>
  );
}
