import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StoredObject } from './stored-objects.ts';

const Commit = z.array(z.looseObject({ id: z.string(), object: z.string() }));

/**
 * The store on disk: a line for each commit, with the objects it changed. A line is written whole or not at all, so a
 * commit is never half done when the process is killed. Writing is synchronous, so that a payment is in the file
 * before anybody hears of it.
 */
export class StoreFile {
  readonly #dataDir: string;
  readonly #file: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#file = join(dataDir, 'payments.jsonl');
  }

  read(): StoredObject[] {
    // Text after the last line end is a commit that a crash cut short; nobody has been told of it.
    const lines = this.#text().split('\n').slice(0, -1);
    try {
      return lines.flatMap((line) => Commit.parse(JSON.parse(line)) as unknown as StoredObject[]);
    } catch {
      throw new Error(`${this.#file} is damaged; delete the data folder to start afresh`);
    }
  }

  append(objects: readonly StoredObject[]) {
    mkdirSync(this.#dataDir, { recursive: true });
    const before = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    try {
      appendFileSync(this.#file, `${JSON.stringify(objects)}\n`, { mode: 0o600 });
    } catch (error) {
      // A full disk may store half a line, and the next commit would become part of it.
      if (statSync(this.#file, { throwIfNoEntry: false })) truncateSync(this.#file, before);
      throw error;
    }
  }

  /** Leaves the last state of each object only, in one step: a crash leaves the old file or the new one. */
  rewrite(objects: readonly StoredObject[]) {
    mkdirSync(this.#dataDir, { recursive: true });
    const draft = `${this.#file}.new`;
    writeFileSync(draft, objects.map((object) => `${JSON.stringify([object])}\n`).join(''), {
      mode: 0o600,
      flush: true,
    });
    renameSync(draft, this.#file);
  }

  #text() {
    try {
      return readFileSync(this.#file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
      throw error;
    }
  }
}
