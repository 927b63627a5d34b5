import { Locker } from '../art/locker.tsx';
import { useTouch } from '../program/use-program.ts';
import { useScreen, useTexts } from '../program/use-screen.ts';
import { BackBy } from '../ui/back-by.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';

export function StillOutView({ view }: Facts<'still-out'>) {
  const { stillOut, openAgain, extend } = useTexts();
  const { canExtend } = useScreen();
  const touch = useTouch();
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={<Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-100 tall:w-66 phone:w-52" />}
      >
        <Title className="text-3xl tall:text-4xl">{stillOut.title}</Title>
        <p className="text-xl phone:text-lg">{stillOut.lead}</p>
        <BackBy endsAt={view.endsAt} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 tall:flex-col">
          <p className="max-w-[19em]">{stillOut.notRight}</p>
          <button type="button" className={buttonStyle('quiet')} onClick={() => void touch({ type: 'try-again' })}>
            {openAgain}
          </button>
          {canExtend && (
            <button type="button" className={buttonStyle('quiet')} onClick={() => void touch({ type: 'extend' })}>
              {extend.start}
            </button>
          )}
        </div>
      </SideBySide>
    </Page>
  );
}
