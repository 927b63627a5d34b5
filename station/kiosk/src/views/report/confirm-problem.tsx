import type { ProblemKind } from '@laine/contract/states.ts';
import { Send } from 'lucide-react';
import { useTouch } from '../../program/use-program.ts';
import { useScreen, useTexts } from '../../program/use-screen.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page } from '../../ui/page.tsx';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { Title } from '../../ui/title.tsx';
import { ProblemPicture } from './problem-picture.tsx';
import { whatWillHappen } from './what-will-happen.ts';

type Props = { what: ProblemKind; lockerNumber: number; isUnderWay: boolean };

export function ConfirmProblem({ what, lockerNumber, isUnderWay }: Props) {
  const { report, helping } = useTexts();
  const screen = useScreen();
  const touch = useTouch();
  return (
    <Page footer={<BottomBar />}>
      <SideBySide
        picture={
          <span className="flex size-64 items-center justify-center rounded-card border-2 border-line bg-paper phone:size-36">
            <ProblemPicture what={what} className="size-44 phone:size-24" />
          </span>
        }
      >
        <p className="text-lg">{report.confirmTitle}</p>
        <Title className="text-3xl tall:text-4xl phone:text-2xl">{report.what[what]}</Title>
        <p className="text-lg font-semibold figures">{report.about({ locker: lockerNumber })}</p>
        <p className="text-lg phone:text-base">{whatWillHappen(report, { what, lockerNumber, isUnderWay }, screen)}</p>
        {what === 'unsafe' && <p className="text-lg font-semibold text-alert phone:text-base">{helping.danger}</p>}
        <button
          type="button"
          className={`${buttonStyle('primary', 'large')} self-start tall:self-center`}
          onClick={() => void touch({ type: 'confirm-problem' })}
        >
          <Send aria-hidden className="size-8" />
          {report.send}
        </button>
      </SideBySide>
    </Page>
  );
}
