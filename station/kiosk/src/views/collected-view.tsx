import { Locker } from '../art/locker.tsx';
import rider from '../art/rider.svg';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BackBy } from '../ui/back-by.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { OnWater } from '../ui/on-water.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Steps } from '../ui/steps.tsx';
import { Title } from '../ui/title.tsx';
import { WarningLine } from '../ui/warning-line.tsx';
import { BoardInside } from './collected/board-inside.tsx';
import type { Facts } from './facts.ts';

export function CollectedView({ view }: Facts<'collected'>) {
  const { warning } = useScreen();
  const { collected, stillOut } = useTexts();
  if (view.isBoardInside) return <BoardInside view={view} />;
  // In a storm we don't wish anybody a good time, nor show one.
  const picture =
    warning === null ? (
      <OnWater picture={rider} />
    ) : (
      <Locker lockerNumber={view.lockerNumber} door="closed" isEmpty className="wide:h-64 tall:w-52 phone:w-44" />
    );
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide picture={picture}>
        {warning === null ? (
          <Title className="text-4xl phone:text-3xl">{collected.title}</Title>
        ) : (
          <Title>{stillOut.title}</Title>
        )}
        <WarningLine />
        <BackBy endsAt={view.endsAt} />
        <div>
          <h2 className="mb-2 text-lg">{collected.toReturn}</h2>
          <Steps steps={collected.steps} />
        </div>
        {warning === null && <p className="text-ink-soft">{collected.safety}</p>}
      </SideBySide>
    </Page>
  );
}
