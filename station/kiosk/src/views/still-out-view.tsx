import { Locker } from '../art/locker.tsx';
import { useTexts } from '../program/use-screen.ts';
import { BackBy } from '../ui/back-by.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './named-view.ts';

export function StillOutView({ view }: Facts<'still-out'>) {
  const { stillOut } = useTexts();
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={<Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-100 tall:w-96 phone:w-52" />}
      >
        <Title className="text-4xl phone:text-3xl">{stillOut.title}</Title>
        <p className="text-xl phone:text-lg">{stillOut.lead}</p>
        <BackBy endsAt={view.endsAt} />
        <p>{stillOut.notRight}</p>
      </SideBySide>
    </Page>
  );
}
