import { ProblemKind } from '@laine/contract/states.ts';
import { useTouch } from '../../program/use-program.ts';
import { useTexts } from '../../program/use-screen.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Title } from '../../ui/title.tsx';
import { ProblemPicture } from './problem-picture.tsx';

export function ChooseProblem({ lockerNumber }: { lockerNumber: number }) {
  const { report } = useTexts();
  const touch = useTouch();
  return (
    <Page footer={<BottomBar />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 tall:mb-3">
        <Title className="text-2xl tall:text-3xl phone:text-2xl">{report.title}</Title>
        <p className="text-lg font-semibold figures">{report.about({ locker: lockerNumber })}</p>
      </div>
      <ul className="mt-3 grid min-h-0 grow auto-rows-fr gap-3 wide:grid-cols-4 tall:grid-cols-2 phone:gap-2">
        {ProblemKind.options.map((what) => (
          // Eleven problems in twelve places: the last one takes two.
          <li key={what} className="flex min-w-0 last:col-span-2">
            <button
              type="button"
              onClick={() => void touch({ type: 'choose-problem', what })}
              className={`flex touch-height min-w-0 grow items-center gap-2 rounded-control border-2 px-2 py-1 text-left text-base leading-tight font-semibold transition-[background-color,border-color,scale] active:scale-[0.97] active:border-action active:bg-tint tall:gap-3 tall:px-3 tall:text-lg phone:gap-2 phone:px-2 phone:text-sm ${what === 'unsafe' ? 'border-alert bg-alert-tint text-alert' : 'border-line-strong bg-paper'}`}
            >
              <ProblemPicture what={what} className="size-13 shrink-0 tall:size-18 phone:size-11" />
              <span className="min-w-0 hyphens-auto">{report.what[what]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
