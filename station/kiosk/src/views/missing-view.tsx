import { Locker } from '../art/locker.tsx';
import { useTouch } from '../program/use-program.ts';
import { useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { ThingList } from '../ui/thing-list.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';

export function MissingView({ view }: Facts<'missing'>) {
  const texts = useTexts();
  const { missing } = texts;
  const touch = useTouch();
  return (
    <Page footer={<BottomBar back={null} />}>
      <SideBySide
        picture={<Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-92 tall:w-60 phone:w-36" />}
      >
        <Title className="text-2xl tall:text-3xl phone:text-2xl">{missing.title}</Title>
        <p className="text-lg">{missing.lead({ locker: view.lockerNumber })}</p>
        <ThingList things={view.items} />
        <div className="grid gap-4 wide:grid-cols-[2fr_3fr]">
          <button type="button" className={buttonStyle('primary')} onClick={() => void touch({ type: 'try-again' })}>
            <span>
              {texts.openAgain}
              <span className="block text-base font-bold">{missing.putItIn}</span>
            </span>
          </button>
          <button
            type="button"
            className={buttonStyle('quiet')}
            onClick={() => void touch({ type: 'confirm-missing' })}
          >
            <span>
              {missing.confirm}
              <span className="block text-sm leading-snug font-normal">{missing.confirmHint}</span>
            </span>
          </button>
        </div>
      </SideBySide>
    </Page>
  );
}
