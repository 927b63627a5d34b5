import type { Db } from '@laine/server/ground/db/open-database.ts';

type Thing = { lockerNumber: number; kind: string; rfid: string };

/** The real contents of the lockers, whatever anybody believes. */
export class Boards {
  readonly #things: Thing[];
  readonly #inside: Set<Thing>;
  /** By locker, the rental that took its board last and hasn't brought it back. */
  readonly #takenBy = new Map<number, string>();

  private constructor(things: Thing[]) {
    this.#things = things;
    this.#inside = new Set(things);
  }

  /** A new station has everything in its locker. */
  static async of(db: Db): Promise<Boards> {
    const rows = await db.selectFrom('items').select(['lockerNumber', 'rfid', 'metadata']).orderBy('id').execute();
    return new Boards(
      rows.map(({ lockerNumber, rfid, metadata }) => ({ lockerNumber, rfid, kind: metadata?.['kind'] ?? '' })),
    );
  }

  #of = (lockerNumber: number) => this.#things.filter((thing) => thing.lockerNumber === lockerNumber);

  isIn = (lockerNumber: number): boolean =>
    this.#of(lockerNumber).some((thing) => thing.kind === 'board' && this.#inside.has(thing));

  /** Rentals whose board came back, as their station knows. */
  readonly #over = new Set<string>();

  /** What the station knows of a rental by itself, told or not. */
  stateOf(sessionId: string): 'out' | 'over' | undefined {
    return this.out.includes(sessionId) ? 'out' : this.#over.has(sessionId) ? 'over' : undefined;
  }

  /** Rentals with a board outside. */
  get out(): string[] {
    return [...this.#takenBy.values()];
  }

  take(lockerNumber: number, sessionId: string): void {
    this.#takenBy.set(lockerNumber, sessionId);
    for (const thing of this.#of(lockerNumber)) this.#inside.delete(thing);
  }

  /** Everything, or everything but one kind. Returns the tags. */
  put(lockerNumber: number, without = ''): string[] {
    const taker = this.#takenBy.get(lockerNumber);
    if (taker !== undefined) this.#over.add(taker);
    this.#takenBy.delete(lockerNumber);
    for (const thing of this.#of(lockerNumber)) if (thing.kind !== without) this.#inside.add(thing);
    return this.scan(lockerNumber).rfids;
  }

  scan(lockerNumber: number) {
    const inside = this.#of(lockerNumber).filter((thing) => this.#inside.has(thing));
    return { rfids: inside.map(({ rfid }) => rfid), isOpen: false };
  }
}
