import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LinkStation } from '@laine/contract/station-link.ts';
import { readStationPrefs, type StationPrefs } from '@laine/contract/station-prefs.ts';
import type { MemorySeal } from './memory-seal.ts';

/** The station's own data, as the server sent it. */
export class KnownStation {
  readonly #seal: MemorySeal;
  readonly #write: StatementSync;
  #told: LinkStation | undefined;
  #prefs: StationPrefs;

  constructor(db: DatabaseSync, seal: MemorySeal) {
    this.#seal = seal;
    this.#write = db.prepare('insert or replace into station values (1, ?)');
    const row = db.prepare('select told from station').get();
    const text = row && seal.open(String(row['told']));
    // An older program's row may lack a field. We drop it: the server sends it again soon.
    const read = text === undefined ? undefined : LinkStation.safeParse(JSON.parse(text));
    this.#told = read?.data;
    this.#prefs = readStationPrefs(this.#told?.prefs ?? {});
  }

  /** Undefined until the first link. */
  find(): LinkStation | undefined {
    return this.#told;
  }

  prefs(): StationPrefs {
    return this.#prefs;
  }

  set(told: LinkStation): void {
    this.#write.run(this.#seal.close(JSON.stringify(told)));
    this.#told = told;
    this.#prefs = readStationPrefs(told.prefs);
  }
}
