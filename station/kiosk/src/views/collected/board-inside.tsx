import { Locker } from '../../art/locker.tsx';
import { useTexts } from '../../program/use-screen.ts';
import { BackBy } from '../../ui/back-by.tsx';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { Title } from '../../ui/title.tsx';
import type { Facts } from '../facts.ts';

/** Somebody closed the door with the board still inside, although their time has begun. */
export function BoardInside({ view }: Facts<'collected'>) {
  const { collected } = useTexts();
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={<Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-100 tall:w-96 phone:w-52" />}
      >
        <Title>{collected.boardInside}</Title>
        <p className="text-xl phone:text-lg">{collected.boardInsideHint}</p>
        <BackBy endsAt={view.endsAt} />
      </SideBySide>
    </Page>
  );
}
