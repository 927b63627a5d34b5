import type { Screen } from '../../../src/screen/screen.ts';
import { thingName, type Texts } from '../texts/texts.ts';
import { momentText } from '../time/moment-text.ts';
import { extendText } from './extend-text.ts';
import { jammedText } from './jammed-text.ts';
import { lateText } from './late-text.ts';
import { whatWillHappen } from './report/what-will-happen.ts';

/** Added to the heading for screen readers when a view appears or changes: what to do, or what happened. */
export function spoken({ view, ...screen }: Screen, texts: Texts): string {
  const moment = (at: string) => momentText(Date.parse(at), Date.parse(screen.now), screen);
  const warned = () => (screen.warning === null ? '' : `${texts.warning[screen.warning.kind]}. `);
  const warningNote = () => (screen.warning === null ? '' : `${warningDetail(screen.warning, texts, moment)} `);
  switch (view.name) {
    case 'start':
      if (screen.closed === 'not-set-up') return texts.closed.notSetUpNote;
      // The heading says the rest already.
      if (screen.closed === null) return `${warningNote()}${texts.start.paddle}`;
      return screen.closed === screen.warning?.kind ? texts.start.paddle : `${warned()}${texts.start.paddle}`;
    case 'code':
      return spokenCode(view, texts, moment);
    case 'locked-out':
      return `${texts.lockedOut.secondsLeft({ seconds: toHalfMinutes(view.waitInSeconds) })}. ${texts.lockedOut.paddle}`;
    case 'opening':
      return texts.opening.lead;
    case 'open': {
      const things = view.items.map((thing) => thingName(thing, texts)).join(', ');
      const { take, putBack, again, forgotten, staff, closeDoor, pockets } = texts.open;
      const back = `${putBack}: ${things}. ${pockets}`;
      const fetched = `${forgotten} ${pockets}`;
      const whatToDo = { collect: `${take}: ${things}.`, return: back, again, forgotten: fetched, staff }[view.purpose];
      if (view.purpose === 'again' && view.stoppedAt !== null)
        return `${texts.inQuestion.stopped({ time: moment(view.stoppedAt) })} ${closeDoor}.`;
      const isGoingOut = view.purpose === 'collect' || view.purpose === 'again';
      return `${isGoingOut ? warned() : ''}${whatToDo} ${closeDoor}.`;
    }
    case 'checking':
      return texts.checking.lead;
    case 'collected':
      if (view.isBoardInside) return texts.collected.boardInsideHint;
      return `${warned()}${texts.backBy} ${moment(view.endsAt)}.`;
    case 'still-out':
      return `${texts.stillOut.lead} ${texts.backBy} ${moment(view.endsAt)}.`;
    case 'in-question':
      return `${texts.inQuestion.stopped({ time: moment(view.stoppedAt) })} ${texts.inQuestion.photo}`;
    case 'missing':
      return view.items.map((thing) => thingName(thing, texts)).join(', ');
    case 'returned':
      return view.wasLate
        ? `${texts.returned.lead} ${lateText(texts.returned, view.feeInCents, screen.locale)}`
        : texts.returned.lead;
    case 'jammed':
      return [
        jammedText(texts.jammed, view),
        ...(view.stoppedAt === null ? [] : [texts.inQuestion.stopped({ time: moment(view.stoppedAt) })]),
      ].join(' ');
    case 'extend':
      return extendText(texts.extend, view.hour, moment).lead;
    case 'report': {
      const { chosen: what, ...about } = view;
      return what === null
        ? texts.report.about({ locker: view.lockerNumber })
        : whatWillHappen(texts.report, { what, ...about }, screen);
    }
    case 'reported':
      return [
        ...(view.stoppedAt === null ? [] : [texts.inQuestion.stopped({ time: moment(view.stoppedAt) })]),
        ...(view.what === 'unsafe' ? [texts.report.outOfService({ locker: view.lockerNumber })] : []),
        screen.isOnline ? texts.report.known : texts.report.toldLater,
        texts.report.photos,
      ].join(' ');
    case 'help':
      return screen.contactPhone ?? texts.helping.noPhone;
    case 'pin':
      if (view.waitInSeconds > 0) return texts.pin.locked;
      return view.isWrong ? texts.pin.wrong : texts.pin.lead;
    default:
      return view.note === null ? '' : texts.staff.note[view.note];
  }
}

/** The text under the warning's heading. */
const warningDetail = (
  { kind, until }: NonNullable<Screen['warning']>,
  { warning }: Texts,
  moment: (at: string) => string,
): string => (kind === 'other' ? warning.otherNote : `${warning.until({ moment: moment(until) })}.`);

/** A countdown read out every second would drown everything else. */
const toHalfMinutes = (seconds: number) => Math.ceil(seconds / 30) * 30;

type CodeView = Extract<Screen['view'], { name: 'code' }>;

function spokenCode(
  { problem, asksForPhoneDigits }: CodeView,
  { code }: Texts,
  moment: (at: string) => string,
): string {
  if (problem === null) return asksForPhoneDigits ? code.phoneWhy : code.lead;
  switch (problem.what) {
    case 'wrong-code': {
      const whatIsWrong = asksForPhoneDigits ? code.wrongTogether : code.problem['wrong-code'];
      return `${whatIsWrong}. ${code.triesLeft({ tries: problem.triesLeft })}.`;
    }
    case 'too-early':
      return `${code.problem['too-early']}. ${code.worksFrom({ moment: moment(problem.from) })}.`;
    default:
      return `${code.problem[problem.what]}. ${code.hint[problem.what]}`;
  }
}
