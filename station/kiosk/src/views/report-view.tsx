import type { Facts } from './facts.ts';
import { ChooseProblem } from './report/choose-problem.tsx';
import { ConfirmProblem } from './report/confirm-problem.tsx';

/** Two steps, because a wet finger slips: choose the problem, then send it. */
export function ReportView({ view }: Facts<'report'>) {
  const { lockerNumber, isUnderWay, chosen } = view;
  if (chosen === null) return <ChooseProblem lockerNumber={lockerNumber} />;
  return <ConfirmProblem what={chosen} lockerNumber={lockerNumber} isUnderWay={isUnderWay} />;
}
