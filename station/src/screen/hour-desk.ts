import type { ParamsOf, ResultOf } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import type { TypedCode } from '../rental/match-code.ts';
import { countRefusedCode, recogniseCode } from '../rental/recognise-code.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import { viewOfRefusal } from './draw-view.ts';
import type { View } from './screen.ts';
import type { ShownPage } from './shown-page.ts';

type HourWish = ParamsOf<typeof toServer.extend>;
type HourAnswer = ResultOf<typeof toServer.extend>;
export type AskForHour = (wish: HourWish) => Promise<HourAnswer>;

type ShownHour = Extract<View, { name: 'extend' }>['hour'];
type HourDeskOptions = { rental: RentalDeps; page: ShownPage; ask: AskForHour };

/** One more hour at the touch screen. The server decides and charges; without it nobody gets one. */
export class HourDesk {
  readonly #rental: RentalDeps;
  readonly #page: ShownPage;
  readonly #ask: AskForHour;
  /** The session whose code was typed; forgotten with the view. */
  #sessionId: string | undefined;

  constructor({ rental, page, ask }: HourDeskOptions) {
    this.#rental = rental;
    this.#page = page;
    this.#ask = ask;
  }

  /** The code proves the rental, as at a door, and a wrong one counts. */
  async enter(typed: TypedCode): Promise<void> {
    const entry = { intent: 'extend', asksForPhoneDigits: false } as const;
    const recognised = recogniseCode(this.#rental, typed);
    const refuse = (what: 'over' | 'not-collected') => {
      countRefusedCode(this.#rental);
      this.#page.show({ name: 'code', ...entry, problem: { what } });
    };
    if ('recent' in recognised) return refuse('over');
    if (!('session' in recognised)) return this.#page.show(viewOfRefusal(recognised, entry) ?? { name: 'start' });
    const { id, status } = recognised.session;
    if (status !== 'started') return refuse('not-collected');
    this.#sessionId = id;
    await this.#askAbout(id, { preview: true, priceInCents: null });
  }

  /** Nobody pays another price than the one shown. */
  async confirm({ hour }: Extract<View, { name: 'extend' }>): Promise<void> {
    const sessionId = this.#sessionId;
    if (hour.what !== 'offered' || sessionId === undefined) return;
    await this.#askAbout(sessionId, { preview: false, priceInCents: hour.priceInCents });
  }

  async #askAbout(sessionId: string, wish: Omit<HourWish, 'sessionId'>): Promise<void> {
    this.#page.isActing = true;
    this.#page.show({ name: 'extend', hour: { what: 'asking' } });
    try {
      const hour = shownHour(await this.#ask({ sessionId, ...wish }));
      if (hour.what !== 'offered') this.#sessionId = undefined;
      this.#page.show({ name: 'extend', hour });
    } catch (error) {
      this.#rental.log.warn({ error: String(error) }, 'no answer about one more hour');
      this.#page.show({ name: 'extend', hour: { what: 'refused', reason: 'no-answer' } });
    } finally {
      this.#page.isActing = false;
    }
  }
}

function shownHour(answer: HourAnswer): ShownHour {
  switch (answer.outcome) {
    case 'offered':
      return { what: 'offered', priceInCents: answer.priceInCents, endsAt: answer.end };
    case 'extended':
      return { what: 'extended', endsAt: answer.end };
    case 'to-pay':
      return { what: 'to-pay', priceInCents: answer.priceInCents, until: answer.heldUntil };
    case 'waiting':
      return { what: 'waiting', until: answer.heldUntil };
    default:
      return { what: 'refused', reason: answer.reason };
  }
}
