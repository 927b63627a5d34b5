import type { Call } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import type { Random } from '@laine/server/testing/random.ts';
import { numberOf } from '../season/story.ts';
import { inventInput, visibleTo } from './invent-input.ts';
import { Names } from './names.ts';
import type { Role, Someone, WildStage } from './stage.ts';
import type { BoardAct, CallName, Step } from './step.ts';
import { isPaymentPage, type Outcome, possibleActs } from './take-step.ts';

const reach: Record<Role, string[]> = {
  visitor: ['anyone', 'proof'],
  customer: ['anyone', 'proof', 'customer', 'reader', 'self'],
  owner: ['anyone', 'proof', 'customer', 'reader', 'self', 'staff', 'staff-person', 'fresh-staff'],
  admin: ['anyone', 'proof', 'reader', 'self', 'staff', 'staff-person', 'fresh-staff', 'admin', 'fresh-admin'],
};

/** Calls that never end, need an outsider's signature, or would end the stage itself. */
const notAsked = new Set<string>([
  'eventStream',
  'paymentWebhook',
  'receiveWebhook',
  'facebookDeletion',
  'execOnStation',
  'updateStation',
  'newStationKey',
  'editPerson',
  'removeStationUser',
  'deletePerson',
  'deleteMe',
]);
const askable = Object.entries<Call>(calls).filter(
  ([name, { path }]) => !notAsked.has(name) && !path.startsWith('/auth/'),
);

/** A round prefers this share of call topics, by this factor. */
const HABITS = 0.2;
const HABIT = 12;
const READING = 0.15;
const FRESH = 6;
const NEW = 24;
const UNKNOWN = 0.02;
const AGAIN = 4;
/** How strongly a call is preferred if it followed the last one before. */
const IN_ORDER = 6;
const DULL = 0.1;
/** Boards are taken at once but brought back at their time rather than before, much more so in some rounds. */
const doorLikings: Record<BoardAct, number> = {
  collect: 10,
  'bring-back': 2,
  'bring-back-without-paddle': 0.3,
  'bring-back-unseen': 0.3,
  jam: 0.3,
};
const EARLY = [0.25, 0.02] as const;
const STAYS_OUT = 5;
/** In some rounds banks take payments back, and in some the station loses its network. */
const BANK = [0.04, 0, 0] as const;
const CABLE = [0.04, 0, 0] as const;
/** Waiting leads to one of the next meaningful moments. */
const NEXT_MOMENTS = 3;
/** A thing counts as fresh for this many steps. */
const FRESH_STEPS = 6;
/** A thing counts as new for this many steps. */
const NEW_STEPS = 2;

/**
 * Chooses the next step at random, with a preference for what was just touched, and for repeating earlier sequences.
 */
export class Chooser {
  readonly #stage: WildStage;
  readonly #random: Random;
  readonly #habits: Set<string>;
  readonly #early: number;
  readonly #bank: number;
  readonly #cable: number;
  #last: { who: Someone; call: string; worked: boolean } | undefined;
  #before = '';
  /** Refusals of each call since it last worked. */
  readonly #refused = new Map<string, number>();
  /** The call that followed each call, where both worked. */
  readonly #order = new Map<string, string>();
  readonly #paid = new Set<string>();

  constructor(stage: WildStage, random: Random) {
    this.#stage = stage;
    this.#random = random;
    this.#early = random.pick(EARLY);
    this.#bank = random.pick(BANK);
    this.#cable = random.pick(CABLE);
    this.#habits = new Set([...new Set(askable.map(([, call]) => topicOf(call)))].filter(() => random.chance(HABITS)));
  }

  async next(number: number): Promise<Step> {
    const random = this.#random;
    const step =
      this.#payment(number) ??
      (random.chance(this.#bank) ? await this.#atTheBank(number) : undefined) ??
      (random.chance(this.#cable) ? this.#network(number) : undefined) ??
      (random.chance(0.35) ? await this.#atTheDoors(number) : undefined) ??
      (random.chance(this.#isBusy(number) ? 0.06 : 0.25) ? await this.#wait(number) : undefined);
    return step ?? this.#call(number);
  }

  /** Something has just begun, so we go on with it instead of waiting. */
  #isBusy = (number: number) => number - this.#stage.names.newestIn <= NEW_STEPS;

  /** Takes the outcome of the chosen step. */
  learn({ does }: Step, { status }: Outcome): void {
    // At another time, or with another board out, it's worth asking again.
    if (does !== 'call') this.#refused.clear();
    if (!this.#last || does === 'wait' || does === 'pay') return;
    this.#last.worked = status < 400;
    const { call, worked } = this.#last;
    if (worked) this.#order.set(this.#before, call);
    if (worked) this.#before = call;
    this.#refused.set(call, worked ? 0 : (this.#refused.get(call) ?? 0) + 1);
  }

  /** Somebody on a payment page mostly pays there, once. */
  #payment(number: number): Step | undefined {
    const random = this.#random;
    const page = this.#stage.names.said((_, value) => isPaymentPage(value)).find(({ name }) => !this.#paid.has(name));
    if (!page || !random.chance(0.6)) return undefined;
    this.#paid.add(page.name);
    if (!random.chance(0.85)) return undefined;
    const card = random.chance(0.85) ? 'pays' : random.pick(['fails-later', 'asks-always'] as const);
    return { number, does: 'pay', page: page.name, card: numberOf(card) };
  }

  async #atTheDoors(number: number): Promise<Step | undefined> {
    const { scene, names } = this.#stage;
    const rows = await scene.db.query.selectFrom('sessions').selectAll().where('code', 'is not', null).execute();
    const possible = rows.flatMap((row) => {
      const session = names.nameOf(row.id);
      const isEarly = row.status === 'started' && Temporal.Instant.compare(scene.clock.now(), row.end) < 0;
      const acts = session === undefined ? [] : possibleActs(this.#stage, row);
      return acts.map((does) => ({
        does,
        session: session ?? '',
        liking: doorLikings[does] * (isEarly ? this.#early : 1),
      }));
    });
    const nothing = { does: 'jam', session: '', liking: STAYS_OUT } as const;
    const chosen = weighted([...possible, nothing], ({ liking }) => liking, this.#random);
    if (!chosen || chosen === nothing) return undefined;
    const { does, session } = chosen;
    const [, , renter] = names.lineOf(names.idOf(session) ?? null);
    const who = this.#stage.people.find(({ accountId }) => accountId === renter);
    // The board's renter acts next.
    if (who) this.#last = { who, call: does, worked: true };
    return { number, does, session };
  }

  /** A payment is disputed, or the bank decides about one that is; mostly one that was just made or given back. */
  async #atTheBank(number: number): Promise<Step | undefined> {
    const { scene, names } = this.#stage;
    const charges = await scene.db.query
      .selectFrom('ledger')
      .leftJoin('disputes', (join) => join.onRef('disputes.ledgerId', '=', 'ledger.id').on('status', '=', 'open'))
      .select(['ledger.id', 'disputes.id as disputeId'])
      .where('kind', '=', 'charge')
      .where('state', '=', 'succeeded')
      .where('means', '=', 'card')
      .where('ledger.amountInCents', '>', 0)
      .orderBy('createdAt', 'desc')
      .execute();
    if (charges.length === 0) return undefined;
    const { id, disputeId } = this.#random.pick(charges.slice(0, NEXT_MOMENTS));
    const payment = names.nameOf(id);
    if (payment === undefined) return undefined;
    const does = disputeId ? this.#random.pick(['win-dispute', 'lose-dispute'] as const) : 'dispute';
    return { number, does, payment };
  }

  #network = (number: number): Step => ({ number, does: this.#stage.desk.isUnplugged ? 'plug' : 'unplug' });

  /** Some minutes, or until around a meaningful moment: a start, an end, the end of a hold. */
  async #wait(number: number): Promise<Step> {
    const random = this.#random;
    const { scene, begin } = this.#stage;
    const now = scene.clock.now();
    const rows = await scene.db.query.selectFrom('sessions').select(['start', 'end', 'status']).execute();
    const live = rows.filter(({ status }) => status === 'created' || status === 'started');
    const moments = live
      .flatMap(({ start, end, status }) => (status === 'created' ? [start, end] : [end]))
      .flatMap((moment) => [-20, 0, 5, 12, 65].map((minutes) => moment.add({ minutes })))
      .filter((moment) => Temporal.Instant.compare(moment, now) > 0)
      .toSorted((one, other) => Temporal.Instant.compare(one, other));
    const near = moments.length > 0 && random.chance(0.85) ? random.pick(moments.slice(0, NEXT_MOMENTS)) : undefined;
    const until = near ?? now.add({ minutes: random.chance(0.85) ? random.between(1, 9) : random.between(60, 300) });
    return { number, does: 'wait', until: `~${Math.ceil(begin.until(until).total('minutes'))}` };
  }

  #call(number: number): Step {
    const random = this.#random;
    const goesOn = random.chance(this.#isBusy(number) ? 0.75 : 0.4);
    const who = this.#last && goesOn ? this.#last.who : this.#somebody();
    const may = askable.filter(([, { access }]) => reach[who.role].includes(access));
    const chosen = weighted(may, ([name, call]) => this.#liking(who, name, call, number), random);
    if (!chosen) throw new Error('there is always something to do');
    const [name, call] = chosen;
    this.#last = { who, call: name, worked: false };
    const input = inventInput(this.#stage, who, call, random);
    return { number, does: 'call', who: who.name, call: name as CallName, input };
  }

  /** Customers act more often than staff. */
  #somebody(): Someone {
    const weights: Record<Role, number> = { customer: 4, owner: 3, admin: 1.5, visitor: 0.5 };
    const someone = weighted(this.#stage.people, ({ role }) => weights[role], this.#random);
    if (!someone) throw new Error('there is always somebody');
    return someone;
  }

  #liking(who: Someone, name: string, call: Call, number: number): number {
    const fields = Object.keys({ ...call.params?.shape, ...shapeOf(call.body) }).filter(Names.isName);
    const factors = fields.map((field) => {
      const [latest] = visibleTo(this.#stage, who, call, field);
      if (!latest) return field in (call.params?.shape ?? {}) ? UNKNOWN : 1;
      if (latest.isOver || number - latest.touchedIn > FRESH_STEPS) return 1;
      return number - latest.changedIn <= NEW_STEPS ? NEW : FRESH;
    });
    const habit = this.#habits.has(topicOf(call)) ? HABIT : 1;
    const again = this.#last?.worked && this.#last.who === who && this.#last.call === name ? AGAIN : 1;
    const inOrder = this.#order.get(this.#before) === name ? IN_ORDER : 1;
    const reading = isQuestion(name, call) ? READING : 1;
    // Calls about a current rental are always interesting; calls about nothing hardly ever are.
    const isIdle = visibleTo(this.#stage, who, call, 'bookingId').every(({ isOver }) => isOver);
    const isNew = who.role === 'admin' && !call.params;
    const forTime = isNew ? 1 : isIdle && !isQuestion(name, call) ? 5 * FRESH : FRESH;
    const interest = 'start' in shapeOf(call.body) ? forTime : fields.length === 0 ? DULL : 1;
    const patience = 0.4 ** (this.#refused.get(name) ?? 0);
    return factors.reduce(
      (product, factor) => product * factor,
      habit * again * inOrder * reading * interest * patience,
    );
  }
}

/** The last noun of a call's path: '/bookings/:bookingId/problems/:problemId/remedy' is about problems. */
const topicOf = ({ path }: Call) =>
  path
    .split(/\/(?::\w+)?/)
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');

/** A question changes nothing. */
const isQuestion = (name: string, { method }: Call) =>
  method === 'GET' || /^(?:quote|preview|availability|search|find)/.test(name);

const shapeOf = (body: unknown): Record<string, unknown> => (body as { shape?: Record<string, unknown> })?.shape ?? {};

function weighted<T>(choices: readonly T[], weigh: (choice: T) => number, random: Random): T | undefined {
  const weights = choices.map(weigh);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return choices.find((_, index) => (left -= weights[index] ?? 0) < 0);
}
