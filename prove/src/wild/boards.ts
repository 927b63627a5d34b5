const kinds = ['board', 'paddle', 'vest'] as const;
type Kind = (typeof kinds)[number];

const tagOf = (lockerNumber: number, kind: Kind) => `tag-${lockerNumber}-${kind}`;

/** What really lies in the lockers, whatever anybody believes. */
export class Boards {
  readonly #inside: Map<number, Set<Kind>>;

  constructor(lockers: number) {
    this.#inside = new Map(Array.from({ length: lockers }, (_, index) => [index + 1, new Set(kinds)]));
  }

  isIn = (lockerNumber: number): boolean => this.#inside.get(lockerNumber)?.has('board') ?? false;

  take(lockerNumber: number): void {
    this.#inside.get(lockerNumber)?.clear();
  }

  /** Answers what its tags say. */
  put(lockerNumber: number, put: readonly Kind[] = kinds): string[] {
    for (const kind of put) this.#inside.get(lockerNumber)?.add(kind);
    return this.scan(lockerNumber).rfids;
  }

  scan(lockerNumber: number) {
    const rfids = [...(this.#inside.get(lockerNumber) ?? [])].map((kind) => tagOf(lockerNumber, kind));
    return { rfids, isOpen: false };
  }
}
