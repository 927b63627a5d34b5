import { Camera } from 'lucide-react';
import { Locker } from '../art/locker.tsx';
import { useTouch } from '../program/use-program.ts';
import { useTexts } from '../program/use-screen.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Page } from '../ui/page.tsx';
import { SideBySide } from '../ui/side-by-side.tsx';
import { StoppedClock } from '../ui/stopped-clock.tsx';
import { Title } from '../ui/title.tsx';
import type { Facts } from './facts.ts';

export function InQuestionView({ view }: Facts<'in-question'>) {
  const { inQuestion } = useTexts();
  const touch = useTouch();
  return (
    <Page footer={<BottomBar back="done" />}>
      <SideBySide
        picture={<Locker lockerNumber={view.lockerNumber} door="closed" className="wide:h-92 tall:w-48 phone:w-36" />}
      >
        <Title className="text-2xl tall:text-3xl phone:text-2xl">{inQuestion.title}</Title>
        <p className="text-lg phone:text-base">{inQuestion.lead({ locker: view.lockerNumber })}</p>
        <StoppedClock stoppedAt={view.stoppedAt} />
        <p className="flex items-center gap-3 text-left">
          <Camera aria-hidden className="size-8 shrink-0" />
          {inQuestion.photo}
        </p>
        <div className="grid gap-4 wide:grid-cols-2">
          <button type="button" className={buttonStyle('primary')} onClick={() => void touch({ type: 'try-again' })}>
            {inQuestion.lookAgain}
          </button>
          <button type="button" className={buttonStyle('quiet')} onClick={() => void touch({ type: 'still-with-me' })}>
            <span>
              {inQuestion.stillWithMe}
              <span className="block text-sm leading-snug font-normal">{inQuestion.stillWithMeHint}</span>
            </span>
          </button>
        </div>
      </SideBySide>
    </Page>
  );
}
