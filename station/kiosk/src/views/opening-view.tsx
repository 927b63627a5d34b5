import { Locker } from '../art/locker.tsx';
import { useTexts } from '../program/use-screen.ts';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Title } from '../ui/title.tsx';
import { WallOf } from '../ui/wall-of.tsx';
import type { Facts } from './facts.ts';

export function OpeningView({ view }: Facts<'opening'>) {
  const { opening } = useTexts();
  const { lockerNumber } = view;
  return (
    <Page>
      <SideBySide
        picture={
          <>
            <Locker lockerNumber={lockerNumber} door="opening" className="wide:h-64 tall:w-96 phone:w-72" />
            <WallOf lockerNumber={lockerNumber} />
          </>
        }
      >
        <Title className="text-4xl phone:text-3xl">{opening.title({ locker: lockerNumber })}</Title>
        <p className="text-xl">{opening.lead}</p>
      </SideBySide>
    </Page>
  );
}
