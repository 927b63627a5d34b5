import { DoorClosed } from 'lucide-react';
import { Locker } from '../art/locker.tsx';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BackBy } from '../ui/back-by.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { StoppedClock } from '../ui/stopped-clock.tsx';
import { ThingList } from '../ui/thing-list.tsx';
import { Title } from '../ui/title.tsx';
import { WallOf } from '../ui/wall-of.tsx';
import { WarningLine } from '../ui/warning-line.tsx';
import type { Facts } from './facts.ts';

export function OpenView({ view }: Facts<'open'>) {
  const { warning } = useScreen();
  const { open } = useTexts();
  const { lockerNumber, purpose, items, endsAt, stoppedAt } = view;
  const { take: collect, putBack, again, forgotten, staff } = open;
  const whatToDo = { collect, return: putBack, again, forgotten, staff }[purpose];
  const isStopped = purpose === 'again' && stoppedAt !== null;
  const isAboutThings = purpose === 'collect' || purpose === 'return';
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={
          <>
            <Locker
              lockerNumber={lockerNumber}
              door="open"
              isEmpty={purpose !== 'collect'}
              className="wide:h-64 tall:w-[min(16rem,17dvh)] phone:w-44"
            />
            <WallOf lockerNumber={lockerNumber} />
          </>
        }
      >
        <Title className="text-3xl tall:text-4xl phone:text-2xl">{open.title({ locker: lockerNumber })}</Title>
        {(purpose === 'collect' || purpose === 'again') && <WarningLine />}
        {isStopped ? <StoppedClock stoppedAt={stoppedAt} /> : <p className="text-xl phone:text-lg">{whatToDo}</p>}
        {isAboutThings && <ThingList things={items} />}
        {purpose === 'again' && !isStopped && endsAt !== null && <BackBy endsAt={endsAt} />}
        <p className="flex items-center gap-3 self-start border-l-6 border-coral py-1 pl-4 text-left text-lg font-bold tall:self-center">
          <DoorClosed aria-hidden className="size-9 shrink-0" />
          {open.closeDoor}
        </p>
        {/* Nothing scrolls at a station, so a warning replaces less important text. */}
        {purpose === 'collect' && warning === null && <p>{open.belongings}</p>}
        {(purpose === 'return' || purpose === 'forgotten') && <p className="font-bold">{open.pockets}</p>}
      </SideBySide>
    </Page>
  );
}
