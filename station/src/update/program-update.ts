import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBefore } from '@laine/rules/time/instants.ts';
import { z } from 'zod';
import type { KnownTime } from '../known-time.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { UpdateUnderWay } from '../memory/update-memory.ts';
import type { StationLog } from '../station-log.ts';

const runner = fileURLToPath(new URL('./run-update.ts', import.meta.url));

/** Longer than any update may take: after that its pid may belong to another process. */
const OVER_AFTER_MINUTES = 15;
const MAX_OUTPUT = 2000;

const End = z.object({ exitCode: z.int().nullable(), output: z.string() });
type End = z.infer<typeof End>;

/** Nobody could record how it ended: it was killed when it restarted us, or the power failed. */
const unseen: End = { exitCode: null, output: '' };

type ProgramUpdateOptions = {
  memory: Memory;
  time: KnownTime;
  dataDir: string;
  version: string;
  command: string | undefined;
  log: StationLog;
};

/**
 * Updates the station's own program. It takes minutes and may restart the program, so the server's answer only says
 * that it has begun. The program that runs when it ends reports the result through the journal.
 */
export class ProgramUpdate {
  readonly #options: ProgramUpdateOptions;
  readonly #endFile: string;

  constructor(options: ProgramUpdateOptions) {
    this.#options = options;
    this.#endFile = resolve(options.dataDir, 'update-end.json');
  }

  /** Returns whether an update is running now. */
  begin(): boolean {
    const { memory, version, command, log } = this.#options;
    if (command === undefined) return false;
    if (memory.update.find()) return true;
    rmSync(this.#endFile, { force: true });
    const runs = spawn(process.execPath, [runner, command, this.#endFile], { detached: true, stdio: 'ignore' });
    runs.on('error', (error) => log.error({ error: String(error) }, 'the update could not be started'));
    const { pid } = runs;
    if (pid === undefined) return false;
    runs.unref();
    memory.transaction(() => memory.update.begin({ pid, version, begun: memory.journal.now() }));
    return true;
  }

  /** Reports the result once the update has ended. */
  look(): void {
    const { memory, version, log } = this.#options;
    const underWay = memory.update.find();
    const end = underWay && this.#findEnd(underWay);
    if (!end) return;
    const { exitCode } = end;
    const succeeded = exitCode === null ? version !== underWay.version : exitCode === 0;
    const output = end.output.slice(-MAX_OUTPUT);
    memory.transaction(() => {
      memory.journal.append({ type: 'updated', succeeded, version, output });
      memory.update.end();
    });
    log.info({ succeeded, exitCode, output }, 'the update has ended');
  }

  #findEnd(underWay: UpdateUnderWay): End | undefined {
    const written = this.#readEnd();
    if (written || this.#isRunning(underWay)) return written;
    // The result may have been written between the two looks.
    return this.#readEnd() ?? unseen;
  }

  #readEnd(): End | undefined {
    try {
      return End.parse(JSON.parse(readFileSync(this.#endFile, 'utf8')));
    } catch {
      return undefined;
    }
  }

  #isRunning({ pid, begun }: UpdateUnderWay): boolean {
    const { time } = this.#options;
    const overAt = time.momentOf(begun).add({ minutes: OVER_AFTER_MINUTES });
    if (!isBefore(time.now(), overAt)) return false;
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }
}
