import { Check, Clock } from 'lucide-react';
import gull from '../art/gull.svg';
import { Locker } from '../art/locker.tsx';
import { WaveLine } from '../art/wave-line.tsx';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';
import { lateText } from './late-text.ts';

export function ReturnedView({ view }: Facts<'returned'>) {
  const { returned } = useTexts();
  const { locale } = useScreen();
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={
          <div aria-hidden className="relative">
            <img src={gull} alt="" className="absolute bottom-[92%] left-[12%] z-10 w-[26%] -scale-x-100" />
            <Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-92 tall:w-84 phone:w-44" />
            <span className="absolute top-[56%] left-1/2 flex size-[38%] -translate-x-1/2 animate-rise items-center justify-center rounded-full bg-paper aspect-square h-auto text-on-green">
              <Check className="size-[70%]" strokeWidth={3.5} />
            </span>
          </div>
        }
      >
        <div>
          <Title className="text-5xl phone:text-4xl">{returned.title}</Title>
          <div className="mt-2 w-80 max-w-full overflow-hidden text-coral tall:mx-auto">
            <WaveLine className="animate-run-in" />
          </div>
        </div>
        <p className="text-xl">{returned.lead}</p>
        {view.wasLate && (
          <p className="flex items-center gap-4 self-start rounded-card bg-yellow px-5 py-3 text-left text-on-yellow tall:self-center">
            <Clock aria-hidden className="size-9 shrink-0" />
            <span>{lateText(returned, view.feeInCents, locale)}</span>
          </p>
        )}
        <p className="text-lg font-semibold text-action">{returned.seeYou}</p>
      </SideBySide>
    </Page>
  );
}
