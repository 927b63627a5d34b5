import type { Beach } from '@laine/server/testing/open-link-scene.ts';
import type { Happening, TestProgram, TestProgramOptions } from '@laine/server/testing/test-program.ts';
import { eventually } from '../stations/eventually.ts';

type Event = ReturnType<TestProgram['journal']>[number];

/** The station's end of the link: it reconnects whenever the link breaks, and sends what it hasn't sent yet. */
export class StationDesk {
  readonly #program: TestProgram;
  readonly #unsent: Event[] = [];
  #turn: Promise<void> = Promise.resolve();

  constructor(beach: Beach, commands: TestProgramOptions['commands'] = {}) {
    this.#program = beach.program({ commands });
  }

  report(...happenings: Happening[]): Promise<void> {
    this.#unsent.push(...this.#program.journal(...happenings));
    return this.tell();
  }

  /** Connected, with everything sent. */
  tell(): Promise<void> {
    this.#turn = this.#turn.then(() => eventually('the station tells what happened', () => this.#isTold()));
    return this.#turn;
  }

  get #newest() {
    return this.#program.sequence === 0 ? null : this.#program.newest;
  }

  async #isTold(): Promise<boolean> {
    const events = [...this.#unsent];
    try {
      if (!this.#program.isConnected) await this.#program.begin({ newestEvent: this.#newest });
      if (events.length > 0) await this.#program.sendEvents(events);
    } catch {
      this.#program.cut();
      return false;
    }
    this.#unsent.splice(0, events.length);
    return true;
  }
}
