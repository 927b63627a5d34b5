import { Smartphone } from 'lucide-react';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { runningText, secondsUntil } from '../time/countdown.ts';
import { useStationNowInMs } from '../time/use-station-now.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { PaddleTip } from '../ui/paddle-tip.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';
import { EbbingClock } from './locked-out/ebbing-clock.tsx';

export function LockedOutView({ view }: Facts<'locked-out'>) {
  const { lockedOut } = useTexts();
  const { now } = useScreen();
  const secondsLeft = secondsUntil(Date.parse(now) + view.waitInSeconds * 1000, useStationNowInMs());
  return (
    <Page footer={<BottomBar />}>
      <SideBySide picture={<EbbingClock secondsLeft={secondsLeft} />}>
        <Title>{lockedOut.title}</Title>
        <p className="text-xl">
          {lockedOut.lead} <strong className="font-bold figures">{runningText(secondsLeft)}</strong>
        </p>
        <PaddleTip className="text-lg">{lockedOut.paddle}</PaddleTip>
        <p className="flex items-center gap-4 text-left text-lg">
          <Smartphone aria-hidden className="h-12 w-17.5 shrink-0 text-action" />
          {lockedOut.bookingPage}
        </p>
      </SideBySide>
    </Page>
  );
}
