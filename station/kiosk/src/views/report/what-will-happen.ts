import type { ProblemKind } from '@laine/contract/states.ts';
import { questionedBecause } from '@laine/rules/price/problem.ts';
import type { Texts } from '../../texts/texts.ts';

type Wish = { what: ProblemKind; lockerNumber: number; isUnderWay: boolean };

/** Explains the button; it promises no answer that the network can't bring. */
export function whatWillHappen(
  report: Texts['report'],
  { what, lockerNumber, isUnderWay }: Wish,
  { isOnline }: { isOnline: boolean },
): string {
  if (what === 'unsafe') return report.unsafe({ locker: lockerNumber });
  if (isUnderWay && questionedBecause(what)) return report.clockStops;
  return isOnline ? report.told : report.toldLater;
}
