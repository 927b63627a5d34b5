import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LinkStation } from '@laine/contract/station-link.ts';
import { readStationPrefs, type StationPrefs } from '@laine/contract/station-prefs.ts';

/** What the server told of the station itself. */
export class KnownStation {
  readonly #write: StatementSync;
  #told: LinkStation | undefined;
  #prefs: StationPrefs;

  constructor(db: DatabaseSync) {
    this.#write = db.prepare('insert or replace into station values (1, ?)');
    const row = db.prepare('select told from station').get();
    // A row of an older program may lack a field. It is left out: the server sends it again soon.
    const read = row && LinkStation.safeParse(JSON.parse(String(row['told'])));
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
    this.#write.run(JSON.stringify(told));
    this.#told = told;
    this.#prefs = readStationPrefs(told.prefs);
  }
}
