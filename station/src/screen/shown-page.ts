import type { Locale } from '@laine/contract/states.ts';
import { asksForPhoneDigits, lockedForSeconds, pinClosedForSeconds } from '@laine/rules/seats/keypad-lockout.ts';
import { Listeners } from '../listeners.ts';
import type { KeypadName } from '../memory/keypad-memory.ts';
import type { Purpose } from '../memory/openings.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import type { RentalEvent } from '../rental/rental-event.ts';
import { stoppedSince } from '../rental/stopped-since.ts';
import { drawScreen } from './draw-screen.ts';
import { viewOfEvent } from './draw-view.ts';
import type { Screen, View } from './screen.ts';
import type { StaffDesk } from './staff-desk.ts';

/** Views that stay when something happens at another locker: somebody is reading or typing. */
const heldViews: ReadonlySet<View['name']> = new Set([
  'code',
  'pin',
  'staff',
  'missing',
  'in-question',
  'jammed',
  'locked-out',
  'help',
  'extend',
  'report',
  'reported',
]);

/** The session that the view is about, for its buttons. */
type About = { sessionId: string; lockerNumber: number; purpose: Purpose };

type ShownPageOptions = { rental: RentalDeps; desk: StaffDesk; isOnline: () => boolean };

/** The current view, its timeout, and the listeners for changes. */
export class ShownPage {
  readonly #rental: RentalDeps;
  readonly #desk: StaffDesk;
  readonly #isOnline: () => boolean;
  readonly #changes = new Listeners<Screen>();
  #view: View = { name: 'start' };
  #about: About | undefined;
  #locale: Locale | undefined;
  #touchedAtInMs: number;
  #lastTold = '';
  /** A door is being opened for whoever stands here. */
  isActing = false;

  constructor({ rental, desk, isOnline }: ShownPageOptions) {
    this.#rental = rental;
    this.#desk = desk;
    this.#isOnline = isOnline;
    this.#touchedAtInMs = rental.time.monotonicInMs();
  }

  get about(): About | undefined {
    return this.#about;
  }

  screen(): Screen {
    return drawScreen(this.#rental, { view: this.view(), locale: this.#locale, isOnline: this.#isOnline() });
  }

  /** Recomputed, because some views hold figures that change by themselves. */
  view(): View {
    switch (this.#view.name) {
      case 'locked-out':
        return { name: 'locked-out', waitInSeconds: this.#lockedForSeconds('door-codes') };
      case 'pin':
        return { ...this.#view, waitInSeconds: this.#pinClosedForSeconds() };
      case 'code':
        return { ...this.#view, asksForPhoneDigits: this.#isGuarded() };
      case 'staff':
        return this.#desk.view();
      default:
        return this.#view;
    }
  }

  onChange(listener: (screen: Screen) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Notifies listeners of a change, but not of each passing second. */
  refresh(): void {
    if (this.#view.name === 'staff' && !this.#desk.isAdmitted()) return this.goToStart();
    const screen = this.screen();
    const text = JSON.stringify({ ...screen, now: '' });
    if (text === this.#lastTold) return;
    this.#lastTold = text;
    this.#changes.publish(screen);
  }

  /** Somebody is there. */
  stay(): void {
    this.#touchedAtInMs = this.#rental.time.monotonicInMs();
  }

  /** Goes back to the start when nobody has touched anything for PAGE_TIMEOUT. */
  tick(): void {
    const idleInMs = this.#rental.time.monotonicInMs() - this.#touchedAtInMs;
    const isLeft = idleInMs >= this.#rental.memory.station.prefs().pageTimeoutInSeconds * 1000;
    const isLockedOut = this.#view.name === 'locked-out';
    if (isLeft && !isLockedOut && !this.isActing) this.#greetNext();
    else if (isLockedOut && this.#lockedForSeconds('door-codes') === 0) this.goToStart();
    this.refresh();
  }

  show(view: View): void {
    if (this.#view.name === 'staff' && view.name !== 'staff') this.#desk.leave();
    this.#view = view;
    this.stay();
    this.refresh();
  }

  /** Shows a view with a keypad, or how long the keypad is still locked. */
  showKeypad(view: View): void {
    const waitInSeconds = this.#lockedForSeconds('door-codes');
    this.show(waitInSeconds > 0 ? { name: 'locked-out', waitInSeconds } : view);
  }

  speak(locale: Locale): void {
    this.#locale = locale;
    this.refresh();
  }

  /** Going back isn't leaving, so the chosen language stays. */
  goToStart(): void {
    this.#about = undefined;
    this.show({ name: 'start' });
  }

  #greetNext(): void {
    this.#locale = undefined;
    this.goToStart();
  }

  /** Shows events at the lockers to the person concerned, if nobody else is using the screen. */
  onRentalEvent(event: RentalEvent): void {
    const isClosing = event.what === 'checking' || event.what === 'closed';
    const isReporting = this.#view.name === 'report' || this.#view.name === 'reported';
    const isAboutThis = !isReporting && 'lockerNumber' in this.#view && this.#view.lockerNumber === event.lockerNumber;
    const isHeld = heldViews.has(this.#view.name) && !isAboutThis;
    if (this.isActing ? isClosing : isHeld) return;
    const { memory, time } = this.#rental;
    const items = memory.lockers.find(event.lockerNumber)?.items ?? [];
    const session = event.sessionId === null ? undefined : memory.sessions.find(event.sessionId);
    const { lockerNumber, purpose } = event;
    this.#about = session && { sessionId: session.id, lockerNumber, purpose };
    const stopped = session ? stoppedSince(memory, session) : null;
    const stoppedAt = stopped && time.momentOf(stopped);
    this.show(viewOfEvent(event, { items, endsAt: session?.end ?? null, stoppedAt }));
  }

  #lockedForSeconds(keypad: KeypadName): number {
    const { keypads } = this.#rental.memory;
    return lockedForSeconds(keypads.get(keypad), keypads.now());
  }

  #pinClosedForSeconds(): number {
    const { keypads } = this.#rental.memory;
    return pinClosedForSeconds(keypads.get('staff-pin'), keypads.now());
  }

  #isGuarded(): boolean {
    const { keypads } = this.#rental.memory;
    return asksForPhoneDigits(keypads.get('door-codes'), keypads.now());
  }
}
