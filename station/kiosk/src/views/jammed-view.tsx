import { DoorOpen } from 'lucide-react';
import { Locker } from '../art/locker.tsx';
import { useTouch } from '../program/use-program.ts';
import { useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { PhoneNumber } from '../ui/phone-number.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { StoppedClock } from '../ui/stopped-clock.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';
import { jammedText } from './jammed-text.ts';

export function JammedView({ view }: Facts<'jammed'>) {
  const { jammed } = useTexts();
  const touch = useTouch();
  return (
    <Page footer={<BottomBar />}>
      <SideBySide
        picture={<Locker lockerNumber={view.lockerNumber} door="stuck" className="wide:h-100 tall:w-66 phone:w-52" />}
      >
        <Title className="text-2xl tall:text-3xl">{jammed.title({ locker: view.lockerNumber })}</Title>
        <p className="text-lg">{jammedText(jammed, view)}</p>
        {view.stoppedAt !== null && <StoppedClock stoppedAt={view.stoppedAt} />}
        {!view.canTryAnother && <PhoneNumber />}
        <div className="flex flex-wrap gap-4 tall:flex-col">
          {view.canTryAnother && (
            <button
              type="button"
              className={buttonStyle('primary', 'large')}
              onClick={() => void touch({ type: 'another-locker' })}
            >
              <DoorOpen aria-hidden className="size-10" />
              {jammed.openAnother}
            </button>
          )}
          <button type="button" className={buttonStyle('quiet')} onClick={() => void touch({ type: 'try-again' })}>
            {jammed.tryAgain}
          </button>
        </div>
      </SideBySide>
    </Page>
  );
}
