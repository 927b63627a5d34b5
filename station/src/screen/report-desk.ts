import type { ProblemKind } from '@laine/contract/states.ts';
import { remediesFor } from '@laine/rules/price/problem.ts';
import { findReportable, type Reportable } from '../rental/find-reportable.ts';
import type { TypedCode } from '../rental/match-code.ts';
import { countRefusedCode, recogniseCode } from '../rental/recognise-code.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import { reportProblem } from '../rental/report-problem.ts';
import { viewOfRefusal } from './draw-view.ts';
import type { View } from './screen.ts';
import type { ShownPage } from './shown-page.ts';

type ReportView = Extract<View, { name: 'report' }>;
type CodeProblem = Extract<View, { name: 'code' }>['problem'];

/** 'Something is wrong' at the touch screen. It works without the network: the journal tells the server later. */
export class ReportDesk {
  readonly #rental: RentalDeps;
  readonly #page: ShownPage;
  /** The rental whose code was typed; forgotten with the view. */
  #about: Reportable | undefined;

  constructor({ rental, page }: { rental: RentalDeps; page: ShownPage }) {
    this.#rental = rental;
    this.#page = page;
  }

  /** The code identifies the rental and its locker; a wrong one counts, as at a door. */
  enter(typed: TypedCode): void {
    const entry = { intent: 'report', asksForPhoneDigits: false } as const;
    const refuse = (problem: CodeProblem) => this.#page.show({ name: 'code', ...entry, problem });
    const recognised = recogniseCode(this.#rental, typed);
    if ('outcome' in recognised) return this.#page.show(viewOfRefusal(recognised, entry) ?? { name: 'start' });
    if ('answer' in recognised) return refuse({ what: 'too-late-to-report' });
    const found = findReportable(this.#rental, recognised);
    if ('reportable' in found) {
      this.#about = found.reportable;
      const { lockerNumber, status } = found.reportable;
      return this.#page.show({ name: 'report', lockerNumber, isUnderWay: status === 'started', chosen: null });
    }
    countRefusedCode(this.#rental);
    return refuse(
      found.answer === 'too-early' ? { what: 'too-early', from: String(found.from) } : { what: 'too-late-to-report' },
    );
  }

  choose(view: ReportView, chosen: ProblemKind | null): void {
    this.#page.show({ ...view, chosen });
  }

  async confirm({ chosen: what }: ReportView): Promise<void> {
    const about = this.#about;
    if (what === null || about === undefined) return;
    // A double tap is not a second report.
    this.#about = undefined;
    const { stoppedAt } = await reportProblem(this.#rental, about, what);
    const { lockerNumber, status, end } = about;
    const now = this.#rental.time.now();
    // Only the server knows when the door first opened and what the board replaces; the screen names the minutes.
    const session = { status, end, firstOpenAt: null, closeAt: null, isShut: true, isReplacement: false };
    const remedies = remediesFor(session, { what, happenedAt: now }, now);
    this.#page.show({
      name: 'reported',
      lockerNumber,
      what,
      stoppedAt: stoppedAt && String(stoppedAt),
      mayBeMadeGood: remedies.length > 0,
    });
  }
}
