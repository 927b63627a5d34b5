import { REMEDY_SECONDS } from '@laine/rules/constants.ts';
import { Camera, CloudOff, HandHeart, type LucideIcon, Smartphone, TriangleAlert } from 'lucide-react';
import { Locker } from '../art/locker.tsx';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { StoppedClock } from '../ui/stopped-clock.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';

const SECONDS_PER_MINUTE = 60;

/** Thanks, and what happens next. */
export function ReportedView({ view: { lockerNumber, what, stoppedAt, mayBeMadeGood } }: Facts<'reported'>) {
  const { report } = useTexts();
  const { isOnline } = useScreen();
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={
          <Locker
            lockerNumber={lockerNumber}
            door={what === 'unsafe' ? 'stuck' : 'closed'}
            className="wide:h-92 tall:w-72 phone:w-36"
          />
        }
      >
        <Title className="text-3xl tall:text-4xl phone:text-2xl">{report.thanks}</Title>
        {stoppedAt !== null && <StoppedClock stoppedAt={stoppedAt} />}
        <ul className="flex w-fit flex-col gap-4 text-left text-lg tall:mx-auto phone:gap-3 phone:text-base">
          {what === 'unsafe' && <Next icon={TriangleAlert}>{report.outOfService({ locker: lockerNumber })}</Next>}
          {isOnline ? <Next icon={HandHeart}>{report.known}</Next> : <Next icon={CloudOff}>{report.toldLater}</Next>}
          {mayBeMadeGood && (
            <Next icon={Smartphone}>{report.madeGood({ minutes: REMEDY_SECONDS / SECONDS_PER_MINUTE })}</Next>
          )}
          <Next icon={Camera}>{report.photos}</Next>
        </ul>
      </SideBySide>
    </Page>
  );
}

function Next({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-4">
      <Icon aria-hidden className="size-9 shrink-0 text-action" />
      <span>{children}</span>
    </li>
  );
}
