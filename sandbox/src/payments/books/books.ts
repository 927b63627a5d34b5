import type { Journal } from './journal.ts';
import type { Kind, Thing, ThingOf } from './things.ts';

/**
 * Everything the payment provider knows. All changes are synchronous, so that two requests never see each other's half
 * done work; what one request changes is one commit.
 */
export class Books {
  readonly #journal: Journal;
  readonly #shelves = new Map<Kind, Map<string, Thing>>();
  readonly #listeners: ((committed: readonly Thing[]) => void)[] = [];
  #open: Thing[] | undefined;

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const thing of journal.read()) this.#shelve(thing);
  }

  find<K extends Kind>(kind: K, id: string): ThingOf<K> | undefined {
    return this.#shelves.get(kind)?.get(id) as ThingOf<K> | undefined;
  }

  /** In the order they were made. */
  list<K extends Kind>(kind: K): ThingOf<K>[] {
    return [...(this.#shelves.get(kind)?.values() ?? [])] as ThingOf<K>[];
  }

  /** Whatever has this id; Stripe's ids are unique across kinds. */
  findAny(id: string): Thing | undefined {
    for (const shelf of this.#shelves.values()) {
      const thing = shelf.get(id);
      if (thing) return thing;
    }
    return undefined;
  }

  record(...things: Thing[]) {
    for (const thing of things) this.#shelve(thing);
    if (this.#open) this.#open.push(...things);
    else this.#commit(things);
  }

  /** What the work records is committed as one, also when it throws. */
  together<T>(work: () => T): T {
    if (this.#open) return work();
    const open: Thing[] = [];
    this.#open = open;
    try {
      return work();
    } finally {
      this.#open = undefined;
      if (open.length > 0) this.#commit(open);
    }
  }

  onCommit(listener: (committed: readonly Thing[]) => void) {
    this.#listeners.push(listener);
  }

  /** Shortens the file and forgets what `isOver` names. */
  tidy(isOver: (thing: Thing) => boolean) {
    for (const shelf of this.#shelves.values()) {
      for (const thing of shelf.values()) if (isOver(thing)) shelf.delete(thing.id);
    }
    this.#journal.rewrite([...this.#shelves.values()].flatMap((shelf) => [...shelf.values()]));
  }

  #commit(things: readonly Thing[]) {
    this.#journal.append(things);
    for (const listener of this.#listeners) listener(things);
  }

  #shelve(thing: Thing) {
    const shelf = this.#shelves.get(thing.object) ?? new Map<string, Thing>();
    shelf.set(thing.id, thing);
    this.#shelves.set(thing.object, shelf);
  }
}
