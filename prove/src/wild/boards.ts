import { testTag } from '@laine/server/testing/open-rental-scene.ts';

const kinds = ['board', 'paddle', 'vest'] as const;
type Kind = (typeof kinds)[number];

/** What really lies in the lockers, whatever anybody believes. */
export class Boards {
  readonly #stationId: string;
  readonly #inside: Map<number, Set<Kind>>;

  constructor(stationId: string, lockers: number) {
    this.#stationId = stationId;
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
    const rfids = [...(this.#inside.get(lockerNumber) ?? [])].map((kind) =>
      testTag(this.#stationId, lockerNumber, kind),
    );
    return { rfids, isOpen: false };
  }
}
