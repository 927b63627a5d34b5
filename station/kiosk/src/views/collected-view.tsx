import rider from '../art/rider.svg';
import { useTexts } from '../program/use-screen.ts';
import { BackBy } from '../ui/back-by.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { OnWater } from '../ui/on-water.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Steps } from '../ui/steps.tsx';
import { Title } from '../ui/title.tsx';
import { BoardInside } from './collected/board-inside.tsx';
import type { Facts } from './facts.ts';

export function CollectedView({ view }: Facts<'collected'>) {
  const { collected } = useTexts();
  if (view.isBoardInside) return <BoardInside view={view} />;
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide picture={<OnWater picture={rider} />}>
        <Title className="text-4xl phone:text-3xl">{collected.title}</Title>
        <BackBy endsAt={view.endsAt} />
        <div>
          <h2 className="mb-2 text-lg">{collected.toReturn}</h2>
          <Steps steps={collected.steps} />
        </div>
        <p className="text-ink-soft">{collected.safety}</p>
      </SideBySide>
    </Page>
  );
}
