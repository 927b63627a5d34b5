/** One after the other for each locker; different lockers do not wait for each other. */
export class Turns {
  readonly #last = new Map<number, Promise<unknown>>();

  async take<T>(lockerNumber: number, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(lockerNumber) ?? Promise.resolve();
    const turn = before.then(work);
    const settled = turn.catch(() => undefined);
    this.#last.set(lockerNumber, settled);
    try {
      return await turn;
    } finally {
      if (this.#last.get(lockerNumber) === settled) this.#last.delete(lockerNumber);
    }
  }

  async allDone(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
