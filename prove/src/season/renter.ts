import { calls } from '@laine/contract/calls.ts';
import { collected } from '@laine/server/testing/open-link-scene.ts';
import { bringBoardsBack } from './bring-boards-back.ts';
import { liveAfterwards } from './live-afterwards.ts';
import { buyGiftCard, buyPass, receiveGiftCard } from './prepaid.ts';
import { reportTrouble } from './report-trouble.ts';
import type { Customer, Stage } from './stage.ts';
import type { Story } from './story.ts';
import { numberOf } from './story.ts';

const LOOKS_AGAIN_AFTER = { minutes: 5 };
const LAST_LOOK_BEFORE_END = { minutes: 15 };

/** Lives one story, and remembers what the customer did and was told. */
export class Renter {
  readonly story: Story;
  readonly stage: Stage;
  readonly slot: { stationId: string; start: string; end: string };
  customer: Customer | undefined;
  bookingId: string | undefined;
  /** The quoted cost of one board, or of all (null), and the promised refund. */
  readonly promises: { sessionId: string | null; costInCents: number; backInCents: number }[] = [];
  /** The quoted price of a pass hour that is cancelled. */
  passChargeInCents = 0;
  /** The quoted price of one more hour. */
  hourInCents: number | undefined;
  /** When each board was really back: seen by the station, or found by staff. */
  readonly backAt = new Map<string, Temporal.Instant>();
  isOvertimeDropped = false;
  claimId: string | undefined;
  isClaimDropped = false;

  constructor(stage: Stage, story: Story, day: number) {
    this.story = story;
    this.stage = stage;
    const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    this.slot = stage.beach.slot(wall(story.fromHour), wall(story.fromHour + story.hours), day);
    // A pass can be used at most three hours ahead.
    this.happens(this.start.subtract({ minutes: 120 }), () => this.#book());
  }

  get start(): Temporal.Instant {
    return Temporal.Instant.from(this.slot.start);
  }

  get end(): Temporal.Instant {
    return Temporal.Instant.from(this.slot.end);
  }

  /** Throws for renters who haven't booked: they do nothing more. */
  get booked(): { browser: Customer['browser']; bookingId: string } {
    if (!this.customer || this.bookingId === undefined) throw new Error('nobody has booked');
    return { browser: this.customer.browser, bookingId: this.bookingId };
  }

  happens(at: Temporal.Instant, act: () => Promise<unknown>): void {
    this.stage.agenda.add(at, act);
  }

  /** Repeats the action until it gets an answer. */
  insists(at: Temporal.Instant, act: () => Promise<unknown>): void {
    this.stage.agenda.insist(at, act);
  }

  async pay(url: string, card: string): Promise<void> {
    const { scene } = this.stage;
    // A customer who has already paid is sent to the booking instead.
    if (new URL(url).pathname.startsWith('/bookings/')) return;
    const { status } = await scene.pay(url, { card });
    if (status === 'requires_action') await scene.authenticate(url);
  }

  async #book(): Promise<void> {
    const customer = await this.stage.scene.customer();
    this.customer = customer;
    const { means, count } = this.story;
    if (means === 'pass') await buyPass(this, customer);
    const giftCardCode =
      means === 'gift-card'
        ? await receiveGiftCard(this)
        : means === 'bought-gift-card'
          ? await buyGiftCard(this, customer)
          : undefined;
    const { url } = await customer.checkout(this.slot, { count, ...(giftCardCode && { giftCardCode }) });
    if (!url) return;
    this.bookingId = (await customer.newest()).id;
    await this.pay(url, numberOf(this.story.card));
    this.#live();
  }

  #live(): void {
    const { plot, trouble } = this.story;
    const { browser } = this.booked;
    if (plot === 'cancels') this.happens(this.start.subtract({ minutes: 90 }), () => this.#cancel(browser));
    if (plot === 'cancels-late') this.happens(this.start.subtract({ minutes: 30 }), () => this.#cancel(browser));
    if (plot === 'cancelled-by-us')
      this.happens(this.start.subtract({ minutes: 30 }), async () => this.#cancel(await this.stage.admin.signIn()));
    if (plot === 'does-not-come') return;
    this.insists(this.start.add({ minutes: 1 }), () => this.collect());
    if (trouble) this.happens(this.start.add({ minutes: 4 }), () => reportTrouble(this, trouble));
    if (this.story.extends) this.happens(this.end.subtract({ minutes: 12 }), () => this.#extend());
    this.insists(this.end.subtract({ minutes: 1 }), () => bringBoardsBack(this));
    liveAfterwards(this);
  }

  /** All boards or one of them, by the customer or by staff. */
  async #cancel(browser: Customer['browser']): Promise<void> {
    const { bookingId } = this.booked;
    const sessions = await this.stage.scene.sessionsOf(bookingId);
    const [first] = sessions;
    const isOne = this.story.cancelled === 'one' && sessions.length > 1 && first !== undefined;
    const wish = { bookingId, ...(isOne && { sessionIds: [first.id] }) };
    const told = await browser.call(calls.cancelBooking, { ...wish, preview: true });
    const { refundInCents, paidInCents, passChargeInCents } = told;
    const sessionId = isOne ? first.id : null;
    this.promises.push({ sessionId, costInCents: paidInCents, backInCents: refundInCents });
    if (!isOne) this.passChargeInCents = passChargeInCents;
    await browser.call(calls.cancelBooking, { ...wish, refundInCents });
  }

  /** If the last renter is late, this one waits, and gives up if it takes too long. */
  async collect(): Promise<void> {
    const { scene, desk } = this.stage;
    const now = scene.clock.now();
    let isBoardOut = false;
    for (const session of await scene.sessionsOf(this.booked.bookingId)) {
      const { status, code, lockerNumber } = session;
      if (status !== 'created' || code === null || lockerNumber === null) continue;
      if (await this.#isEmpty(lockerNumber)) isBoardOut = true;
      else await desk.report(...collected(session, now));
    }
    const again = now.add(LOOKS_AGAIN_AFTER);
    if (isBoardOut && Temporal.Instant.compare(again, this.end.subtract(LAST_LOOK_BEFORE_END)) < 0)
      this.insists(again, () => this.collect());
  }

  async #isEmpty(lockerNumber: number): Promise<boolean> {
    const { scene, beach } = this.stage;
    const out = await scene.db.query
      .selectFrom('sessions')
      .select('id')
      .where('stationId', '=', beach.id)
      .where('lockerNumber', '=', lockerNumber)
      .where('status', '=', 'started')
      .executeTakeFirst();
    return out !== undefined;
  }

  async #extend(): Promise<void> {
    const { browser, bookingId } = this.booked;
    const { priceInCents } = await browser.call(calls.extendBooking, { bookingId, preview: true });
    this.hourInCents = priceInCents;
    const { payUrl } = await browser.call(calls.extendBooking, { bookingId, priceInCents });
    if (payUrl !== null && this.story.paysForHour) await this.pay(payUrl, numberOf('pays'));
  }
}
