import type { StoreFile } from './store-file.ts';
import type { Kind, StoredObject, StoredObjectOf } from './stored-objects.ts';

/**
 * Everything the payment provider knows. All changes are synchronous, so that two requests never see each other's half
 * done work; what one request changes is one commit.
 */
export class PaymentStore {
  readonly #file: StoreFile;
  readonly #byKind = new Map<Kind, Map<string, StoredObject>>();
  readonly #listeners: ((committed: readonly StoredObject[]) => void)[] = [];
  #open: StoredObject[] | undefined;

  constructor(file: StoreFile) {
    this.#file = file;
    for (const object of file.read()) this.#put(object);
  }

  find<K extends Kind>(kind: K, id: string): StoredObjectOf<K> | undefined {
    return this.#byKind.get(kind)?.get(id) as StoredObjectOf<K> | undefined;
  }

  /** In the order they were made. */
  list<K extends Kind>(kind: K): StoredObjectOf<K>[] {
    return [...(this.#byKind.get(kind)?.values() ?? [])] as StoredObjectOf<K>[];
  }

  /** Finds an object of any kind: Stripe's ids are unique across kinds. */
  findAny(id: string): StoredObject | undefined {
    for (const ofKind of this.#byKind.values()) {
      const object = ofKind.get(id);
      if (object) return object;
    }
    return undefined;
  }

  record(...objects: StoredObject[]) {
    for (const object of objects) this.#put(object);
    if (this.#open) this.#open.push(...objects);
    else this.#commit(objects);
  }

  /** Commits everything that `work` records at once, even if it throws. */
  inOneCommit<T>(work: () => T): T {
    if (this.#open) return work();
    const open: StoredObject[] = [];
    this.#open = open;
    try {
      return work();
    } finally {
      this.#open = undefined;
      if (open.length > 0) this.#commit(open);
    }
  }

  onCommit(listener: (committed: readonly StoredObject[]) => void) {
    this.#listeners.push(listener);
  }

  /** Deletes the objects for which `isOver` is true and rewrites the file with the last state of the others. */
  compact(isOver: (object: StoredObject) => boolean) {
    for (const ofKind of this.#byKind.values()) {
      for (const object of ofKind.values()) if (isOver(object)) ofKind.delete(object.id);
    }
    this.#file.rewrite([...this.#byKind.values()].flatMap((ofKind) => [...ofKind.values()]));
  }

  #commit(objects: readonly StoredObject[]) {
    this.#file.append(objects);
    for (const listener of this.#listeners) listener(objects);
  }

  #put(object: StoredObject) {
    const ofKind = this.#byKind.get(object.object) ?? new Map<string, StoredObject>();
    ofKind.set(object.id, object);
    this.#byKind.set(object.object, ofKind);
  }
}
