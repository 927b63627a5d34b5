import type { Intent } from '../rental/answer-code.ts';
import { collect } from '../rental/collect.ts';
import { confirmMissing } from '../rental/confirm-missing.ts';
import { enterCode, type CodeOutcome } from '../rental/enter-code.ts';
import { openAgain } from '../rental/open-again.ts';
import { openedByCode } from '../rental/open-door.ts';
import { openForSession } from '../rental/open-for-session.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import { scanPaddle, type PaddleOutcome } from '../rental/scan-paddle.ts';
import { withdrawReturn } from '../rental/withdraw-return.ts';
import { checkPin } from './check-pin.ts';
import { keypadOutcome, viewOfRefusal, type KeypadEntry } from './draw-view.ts';
import type { HourDesk } from './hour-desk.ts';
import type { ReportDesk } from './report-desk.ts';
import type { KeypadOutcome, Screen, Touch, View } from './screen.ts';
import type { ShownPage } from './shown-page.ts';
import type { StaffDesk } from './staff-desk.ts';

type TouchScreenOptions = {
  rental: RentalDeps;
  desk: StaffDesk;
  hours: HourDesk;
  reports: ReportDesk;
  page: ShownPage;
};

/** Handles everything that a finger, a script or a tag at the screen can do: the state machine drawn in `screen.ts`. */
export class TouchScreen {
  readonly #rental: RentalDeps;
  readonly #desk: StaffDesk;
  readonly #hours: HourDesk;
  readonly #reports: ReportDesk;
  readonly #page: ShownPage;

  constructor({ rental, desk, hours, reports, page }: TouchScreenOptions) {
    this.#rental = rental;
    this.#desk = desk;
    this.#hours = hours;
    this.#reports = reports;
    this.#page = page;
  }

  /** Returns the next screen. It doesn't wait for a door, which takes seconds: the screen says that it's opening. */
  async touch(touch: Touch): Promise<Screen> {
    this.#page.stay();
    const changed = Promise.withResolvers<void>();
    const stop = this.#page.onChange(() => changed.resolve());
    try {
      await Promise.race([this.#answer(touch), changed.promise]);
    } catch (error) {
      this.#rental.log.error({ error: String(error) }, 'the screen could not serve');
      this.#page.show({ name: 'help' });
    } finally {
      stop();
    }
    return this.#page.screen();
  }

  async pressKeypad(entry: KeypadEntry): Promise<KeypadOutcome> {
    this.#page.stay();
    const outcome = await this.#enter(entry);
    return outcome ? keypadOutcome(outcome) : { outcome: 'busy' };
  }

  /** A tag was held to the reader without anybody asking for one. */
  async holdCard(rfid: string): Promise<void> {
    if (this.#page.view().name === 'staff') return this.#desk.showCard(rfid);
    // Somebody else's door may be opening right now; a paddle is accepted all the same.
    if (this.#page.isActing) await scanPaddle(this.#rental, rfid);
    else await this.#act('return', () => scanPaddle(this.#rental, rfid));
  }

  async #answer(touch: Touch): Promise<void> {
    const view = this.#page.view();
    if (touch.type === 'stay') return;
    if (touch.type === 'language') return this.#page.speak(touch.locale);
    // Nothing else counts until the door is open, or known to be jammed.
    if (this.#page.isActing) return;
    switch (view.name) {
      case 'code':
        if (touch.type !== 'code') break;
        if (view.intent === 'extend') return this.#hours.enter(touch);
        if (view.intent === 'report') return this.#reports.enter(touch);
        return void (await this.#enter({ ...touch, intent: view.intent }));
      case 'extend':
        if (touch.type === 'confirm-extend') return this.#hours.confirm(view);
        break;
      case 'report':
        if (touch.type === 'choose-problem') return this.#reports.choose(view, touch.what);
        if (touch.type === 'confirm-problem') return this.#reports.confirm(view);
        if (touch.type === 'back' && view.chosen !== null) return this.#reports.choose(view, null);
        break;
      case 'jammed':
      case 'missing':
      case 'still-out':
      case 'in-question':
        if (touch.type === 'still-with-me') return this.#withdrawReturn(view);
        if (touch.type === 'try-again') return this.#tryAgain(view.name);
        if (touch.type === 'another-locker') return this.#openAnother(view);
        if (touch.type === 'confirm-missing') return this.#confirmMissing(view);
        break;
      case 'pin':
        if (touch.type === 'pin') return this.#enterPin(touch.pin);
        break;
      case 'staff':
        return this.#workAtDesk(touch);
      default:
    }
    this.#moveOn(touch);
  }

  /** Everything that can be done outside the staff page. */
  #moveOn(touch: Touch): void {
    if (touch.type === 'back') this.#page.goToStart();
    else if (touch.type === 'help') this.#page.show({ name: 'help' });
    else if (touch.type === 'staff') this.#askForPin();
    else if (touch.type === 'collect') this.#askForCode('open');
    else if (touch.type === 'return') this.#askForCode('return');
    else if (touch.type === 'report') this.#askForCode('report');
    else if (touch.type === 'extend' && this.#page.screen().canExtend) this.#askForCode('extend');
  }

  #askForCode(intent: Intent | 'extend' | 'report'): void {
    this.#page.showKeypad({ name: 'code', intent, asksForPhoneDigits: false, problem: null });
  }

  #enter(entry: KeypadEntry): Promise<CodeOutcome | undefined> {
    return this.#act(entry.intent, () => enterCode(this.#rental, entry));
  }

  async #tryAgain(viewName: 'jammed' | 'missing' | 'still-out' | 'in-question'): Promise<void> {
    const { about } = this.#page;
    if (!about) return;
    const { sessionId, lockerNumber, purpose } = about;
    if (viewName === 'still-out' && purpose !== 'return') {
      // The renter's things are in there, and the next customer may be the one who touches this.
      this.#askForCode('return');
    } else if (viewName === 'jammed' && purpose === 'collect') {
      await this.#act('open', () => collect(this.#rental, sessionId, [lockerNumber], openedByCode));
    } else {
      const again = viewName === 'jammed' && purpose === 'again' ? 'again' : 'return';
      await this.#act('return', () => openAgain(this.#rental, sessionId, again, openedByCode));
    }
  }

  async #openAnother(view: View): Promise<void> {
    const { about } = this.#page;
    if (view.name !== 'jammed' || !view.canTryAnother || !about) return;
    await this.#act('open', () => openForSession(this.#rental, about.sessionId, 'open', openedByCode));
  }

  #confirmMissing(view: View): void {
    const { about } = this.#page;
    if (view.name !== 'missing' || !about) return;
    const ended = confirmMissing(this.#rental, about.sessionId);
    if (ended) this.#page.show({ name: 'returned', lockerNumber: view.lockerNumber, ...ended });
    else this.#page.goToStart();
  }

  #withdrawReturn(view: View): void {
    const { about } = this.#page;
    if (view.name !== 'in-question' || !about) return;
    const endsAt = withdrawReturn(this.#rental, about.sessionId);
    if (endsAt) this.#page.show({ name: 'still-out', lockerNumber: view.lockerNumber, endsAt: String(endsAt) });
    else this.#page.goToStart();
  }

  #askForPin(): void {
    if (this.#rental.memory.station.prefs().adminPin === undefined) return;
    this.#page.show({ name: 'pin', isWrong: false, waitInSeconds: 0 });
  }

  #enterPin(pin: string): void {
    const answer = checkPin(this.#rental.memory, pin);
    if (answer !== 'right') return this.#page.show({ name: 'pin', isWrong: true, waitInSeconds: 0 });
    this.#desk.enter();
    this.#page.show(this.#desk.view());
  }

  async #workAtDesk(touch: Touch): Promise<void> {
    if (touch.type === 'staff-open') await this.#desk.open(touch.lockerNumber);
    else if (touch.type === 'staff-scan') await this.#desk.scan(touch.lockerNumber);
    else if (touch.type === 'staff-read-card') await this.#desk.readCard();
    else if (touch.type === 'back') this.#page.goToStart();
  }

  /** Undefined when a door is being opened already: one screen opens one door at a time. */
  async #act<Outcome extends CodeOutcome | PaddleOutcome>(
    intent: Intent,
    work: () => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    if (this.#page.isActing) return undefined;
    this.#page.isActing = true;
    try {
      const outcome = await work();
      const refusal = viewOfRefusal(outcome, { intent, asksForPhoneDigits: false });
      if (refusal?.name === 'start') this.#page.goToStart();
      else if (refusal) this.#page.show(refusal);
      return outcome;
    } finally {
      this.#page.isActing = false;
    }
  }
}
