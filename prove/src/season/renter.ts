import { calls } from '@laine/contract/calls.ts';
import type { Beach, LinkScene } from '@laine/server/testing/open-link-scene.ts';
import { collected, returned } from '@laine/server/testing/open-link-scene.ts';
import type { Agenda } from './agenda.ts';
import type { StationDesk } from './station-desk.ts';
import type { Story } from './story.ts';
import { numberOf } from './story.ts';

type Customer = Awaited<ReturnType<LinkScene['customer']>>;

/** The place of all stories, and who runs it. */
export type Stage = {
  scene: LinkScene;
  beach: Beach;
  desk: StationDesk;
  admin: Customer;
  offerId: string;
  agenda: Agenda;
};

/** Lives one story, and remembers what the customer was told. */
export class Renter {
  readonly story: Story;
  bookingId: string | undefined;
  /** What a cancellation said would be given back. */
  promisedInCents: number | undefined;
  /** When each board came back. */
  readonly returnedAt: Temporal.Instant[] = [];
  isOvertimeDropped = false;
  readonly #stage: Stage;
  readonly #slot: { stationId: string; start: string; end: string };
  #customer: Customer | undefined;

  constructor(stage: Stage, story: Story, day: number) {
    this.story = story;
    this.#stage = stage;
    const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    this.#slot = stage.beach.slot(wall(story.fromHour), wall(story.fromHour + story.hours), day);
    // A pass can be used at most three hours ahead.
    this.#happens(this.#start.subtract({ minutes: 120 }), () => this.#book());
  }

  get #start(): Temporal.Instant {
    return Temporal.Instant.from(this.#slot.start);
  }

  get #end(): Temporal.Instant {
    return Temporal.Instant.from(this.#slot.end);
  }

  #happens(at: Temporal.Instant, act: () => Promise<unknown>): void {
    this.#stage.agenda.add(at, act);
  }

  /** Those who have not booked do nothing more. */
  get #booked(): { customer: Customer; bookingId: string } {
    if (!this.#customer || this.bookingId === undefined) throw new Error('nobody has booked');
    return { customer: this.#customer, bookingId: this.bookingId };
  }

  async #book(): Promise<void> {
    const { scene } = this.#stage;
    const customer = await scene.customer();
    this.#customer = customer;
    const giftCardCode = this.story.means === 'gift-card' ? await this.#receiveGiftCard() : undefined;
    if (this.story.means === 'pass') await this.#buyPass(customer);
    const { count } = this.story;
    const { url } = await customer.checkout(this.#slot, { count, ...(giftCardCode && { giftCardCode }) });
    if (!url) return;
    this.bookingId = (await customer.newest()).id;
    await this.#pay(url, numberOf(this.story.card));
    this.#live();
  }

  async #receiveGiftCard(): Promise<string> {
    const amountInCents = 500 + 75 * this.story.fromHour;
    const { code } = await this.#stage.admin.browser.call(calls.issueGiftCard, { amountInCents });
    return code;
  }

  async #buyPass({ browser }: Customer): Promise<void> {
    const { offerId } = this.#stage;
    const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
    const { url } = await browser.call(calls.buyPass, wish);
    await this.#pay(url, numberOf('pays'));
    if (this.story.withdraws) this.#happens(this.#end.add({ hours: 50 }), () => this.#withdraw(browser));
  }

  async #withdraw(browser: Customer['browser']): Promise<void> {
    const [pass] = (await browser.call(calls.myPasses)).passes;
    if (pass?.status === 'active') await browser.call(calls.withdrawPass, { passId: pass.id, preview: false });
  }

  async #pay(url: string, card: string): Promise<void> {
    const { scene } = this.#stage;
    // Who has paid already is led to the booking instead.
    if (new URL(url).pathname.startsWith('/bookings/')) return;
    const { status } = await scene.pay(url, { card });
    if (status === 'requires_action') await scene.authenticate(url);
  }

  #live(): void {
    const { plot } = this.story;
    if (plot === 'cancels') this.#happens(this.#start.subtract({ minutes: 90 }), () => this.#cancel());
    if (plot === 'cancels-late') this.#happens(this.#start.subtract({ minutes: 30 }), () => this.#cancel());
    if (plot === 'cancelled-by-us') this.#happens(this.#start.subtract({ minutes: 30 }), () => this.#beCancelled());
    if (plot !== 'rents') return;
    this.#happens(this.#start.add({ minutes: 1 }), () => this.#collect());
    if (this.story.extends) this.#happens(this.#end.subtract({ minutes: 12 }), () => this.#extend());
    this.#happens(this.#end.subtract({ minutes: 1 }), () => this.#comeBack());
  }

  async #cancel(): Promise<void> {
    const { customer, bookingId } = this.#booked;
    const { refundInCents, cancelled } = await customer.browser.call(calls.cancelBooking, { bookingId });
    if (cancelled) this.promisedInCents = refundInCents;
  }

  async #beCancelled(): Promise<void> {
    const { bookingId } = this.#booked;
    const { browser } = this.#stage.admin;
    const { refundInCents, cancelled } = await browser.call(calls.cancelBooking, { bookingId });
    if (cancelled) this.promisedInCents = refundInCents;
  }

  async #collect(): Promise<void> {
    const { scene, desk } = this.#stage;
    for (const session of await scene.sessionsOf(this.#booked.bookingId)) {
      if (session.status === 'created' && session.code !== null)
        await desk.report(...collected(session, scene.clock.now()));
    }
  }

  async #extend(): Promise<void> {
    const { customer, bookingId } = this.#booked;
    const { payUrl } = await customer.browser.call(calls.extendBooking, { bookingId });
    if (payUrl !== null && this.story.paysForHour) await this.#pay(payUrl, numberOf('pays'));
  }

  /** A minute before the end it is known whether there is one more hour. */
  async #comeBack(): Promise<void> {
    const { scene } = this.#stage;
    const sessions = await scene.sessionsOf(this.#booked.bookingId);
    const now = scene.clock.now();
    for (const [index, { id, end }] of sessions.entries()) {
      const wished = end.add({ minutes: this.story.returns[index] ?? 0 });
      const at = Temporal.Instant.compare(wished, now) > 0 ? wished : now.add({ seconds: 1 });
      this.#happens(at, () => this.#return(id));
    }
    this.#happens(now.add({ hours: 20 }), () => this.#look());
    this.#happens(now.add({ hours: 44 }), () => this.#askBank());
  }

  async #return(sessionId: string): Promise<void> {
    const { scene, desk } = this.#stage;
    const session = await scene.sessionOf(sessionId);
    if (session.status !== 'started') return;
    const now = scene.clock.now();
    await desk.report(...returned(session, now));
    this.returnedAt.push(now);
  }

  /** The next day: what did it cost, and is that right? */
  async #look(): Promise<void> {
    const { customer, bookingId } = this.#booked;
    const { overtime } = await customer.read(bookingId);
    if (overtime?.canObject === true && this.story.objects !== 'no') {
      await customer.browser.call(calls.objectToOvertime, { bookingId, text: 'The door was jammed' });
      const now = this.#stage.scene.clock.now();
      this.#happens(now.add({ hours: 5 }), () => this.#answer());
    }
    if (this.story.paysDebt) this.#happens(this.#end.add({ hours: 30 }), () => this.#payDebts());
  }

  async #answer(): Promise<void> {
    const { bookingId } = this.#booked;
    const decision = this.story.objects === 'rightly' ? 'drop' : 'keep';
    await this.#stage.admin.browser.call(calls.answerOvertime, { bookingId, decision, reason: 'We have looked' });
    this.isOvertimeDropped = decision === 'drop';
  }

  async #payDebts(): Promise<void> {
    const { browser } = this.#booked.customer;
    const { debts } = await browser.call(calls.myDebts);
    for (const { id, status } of debts) {
      if (status !== 'due') continue;
      const { url } = await browser.call(calls.payDebt, { debtId: id });
      await this.#pay(url, numberOf('pays'));
    }
  }

  async #askBank(): Promise<void> {
    if (this.story.disputes === 'no') return;
    const { scene } = this.#stage;
    const rental = await scene.db.query
      .selectFrom('ledger')
      .select('providerId')
      .where('bookingId', '=', this.#booked.bookingId)
      .where('purpose', '=', 'rental')
      .where('kind', '=', 'charge')
      .where('means', '=', 'card')
      .where('state', '=', 'succeeded')
      .executeTakeFirst();
    if (!rental?.providerId) return;
    const address = `/sandbox/api/payments/${rental.providerId}/dispute`;
    await scene.browser().post(address, {});
    const outcome = this.story.disputes;
    this.#happens(scene.clock.now().add({ hours: 30 }), () => scene.browser().post(`${address}/decide`, { outcome }));
  }
}
