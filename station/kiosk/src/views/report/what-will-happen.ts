import type { ProblemKind } from '@laine/contract/states.ts';
import { questionedBecause } from '@laine/rules/price/problem.ts';
import type { Texts } from '../../texts/texts.ts';

type Wish = { what: ProblemKind; lockerNumber: number; isUnderWay: boolean };

/** What pressing the button does; nobody is promised an answer that the network cannot bring. */
export function whatWillHappen(
  report: Texts['report'],
  { what, lockerNumber, isUnderWay }: Wish,
  { isOnline }: { isOnline: boolean },
): string {
  if (what === 'unsafe') return report.unsafe(lockerNumber);
  if (isUnderWay && questionedBecause(what)) return report.clockStops;
  return isOnline ? report.told : report.toldLater;
}
