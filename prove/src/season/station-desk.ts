import type { Beach } from '@laine/server/testing/open-link-scene.ts';
import type { Happening, TestProgram, TestProgramOptions } from '@laine/server/testing/test-program.ts';
import { eventually } from '../stations/eventually.ts';

type Event = ReturnType<TestProgram['journal']>[number];

/** The station's end of the link: it reconnects whenever the link breaks, and sends what it hasn't sent yet. */
export class StationDesk {
  readonly #program: TestProgram;
  readonly #unsent: Event[] = [];
  #isUnplugged = false;
  #turn: Promise<void> = Promise.resolve();

  constructor(beach: Beach, commands: TestProgramOptions['commands'] = {}) {
    this.#program = beach.program({ commands });
  }

  report(...happenings: Happening[]): Promise<void> {
    this.#unsent.push(...this.#program.journal(...happenings));
    // A start that the server hasn't acknowledged is kept, whatever it says.
    for (const { type, sessionId } of happenings)
      if (type === 'session-started') this.#program.keeps.add(String(sessionId));
    return this.tell();
  }

  /** What happens from now on is told once it's plugged in again. */
  unplug(): void {
    this.#isUnplugged = true;
    this.#program.cut();
  }

  plug(): Promise<void> {
    this.#isUnplugged = false;
    return this.tell();
  }

  get isUnplugged(): boolean {
    return this.#isUnplugged;
  }

  /** Connected, with everything sent. */
  tell(): Promise<void> {
    if (this.#isUnplugged) return Promise.resolve();
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
    if (this.#unsent.length === 0) this.#program.keeps.clear();
    return true;
  }
}
