import { CircleAlert, Clock } from 'lucide-react';
import { useScreen, useTexts } from '../../program/use-screen.ts';
import { momentText } from '../../time/moment-text.ts';
import { PaddleTip } from '../../ui/paddle-tip.tsx';
import type { Facts } from '../facts.ts';

type Props = Facts<'code'> & { isSending: boolean; hasTyped: boolean };

/** Under the boxes: the last code's problem, else what the code is. It keeps its place, so that nothing jumps. */
export function CodeProblem({ view, isSending, hasTyped }: Props) {
  const { code } = useTexts();
  if (isSending) return <p className="text-lg font-semibold">{code.sending}</p>;
  // Typing the next code hides the last one's problem, but the number of tries left stays.
  if (view.problem !== null && !(hasTyped && view.problem.what !== 'wrong-code')) return <Problem view={view} />;
  if (view.asksForPhoneDigits) return <p>{code.phoneWhy}</p>;
  return (
    <>
      <p className="tall:text-lg">{code.lead}</p>
      {view.intent === 'return' && <PaddleTip>{code.paddle}</PaddleTip>}
    </>
  );
}

function Problem({ view }: Facts<'code'>) {
  const { code } = useTexts();
  const { problem } = view;
  if (problem === null) return null;
  const isWrongTogether = problem.what === 'wrong-code' && view.asksForPhoneDigits;
  const Icon = problem.what === 'too-early' ? Clock : CircleAlert;
  return (
    <div
      key={JSON.stringify(problem)}
      className="flex animate-shake gap-4 rounded-card border-2 border-alert bg-alert-tint px-5 py-3 text-left text-alert"
    >
      <Icon aria-hidden className="mt-0.5 size-9 shrink-0" />
      <div>
        <p className="text-lg font-bold">{isWrongTogether ? code.wrongTogether : code.problem[problem.what]}</p>
        <p className="figures tall:text-lg phone:text-base">
          <Detail problem={problem} />
        </p>
      </div>
    </div>
  );
}

function Detail({ problem }: { problem: NonNullable<Facts<'code'>['view']['problem']> }) {
  const screen = useScreen();
  const { code } = useTexts();
  switch (problem.what) {
    case 'wrong-code':
      return code.triesLeft({ tries: problem.triesLeft });
    case 'too-early':
      return code.worksFrom({ moment: momentText(Date.parse(problem.from), Date.parse(screen.now), screen) });
    default:
      return code.hint[problem.what];
  }
}
