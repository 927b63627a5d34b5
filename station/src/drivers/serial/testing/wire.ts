import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A pseudo-terminal instead of a serial cable: the driver opens `path`, the model of a device holds the other end.
 * `script`, which every Debian has, makes it. The path is a link, as udev makes them for adapters, so that a cable can
 * be unplugged and plugged in again.
 */
export class Wire {
  readonly path: string;
  readonly #folder: string;
  #far: ChildProcessWithoutNullStreams | undefined;
  #onBytes: (bytes: Uint8Array) => void = () => undefined;

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, 'port');
  }

  static async lay(): Promise<Wire> {
    const wire = new Wire(await mkdtemp(join(tmpdir(), 'laine-wire-')));
    await wire.plugIn();
    return wire;
  }

  /** Receives the driver's bytes, for the one model at the far end. */
  onBytes(listener: (bytes: Uint8Array) => void): void {
    this.#onBytes = listener;
  }

  send(bytes: Iterable<number>): void {
    this.#far?.stdin.write(Uint8Array.from(bytes));
  }

  async plugIn(): Promise<void> {
    // The inner program holds the terminal open, and ends with this process even if that is killed.
    const holdOpen = `stty raw -echo; tty; exec tail -f --pid=${process.pid} /dev/null`;
    const far = spawn('script', ['-qfc', holdOpen, '/dev/null']);
    far.stdin.on('error', () => undefined); // A model may still be sending when the cable is unplugged.
    let name = '';
    while (!name.endsWith('\n')) {
      const [chunk] = (await once(far.stdout, 'data')) as [Buffer];
      name += chunk.toString();
    }
    far.stdout.on('data', (bytes: Uint8Array) => this.#onBytes(bytes));
    this.#far = far;
    await symlink(name.trim(), this.path);
  }

  async pullOut(): Promise<void> {
    const far = this.#far;
    if (!far) return;
    this.#far = undefined;
    await rm(this.path);
    far.kill('SIGKILL');
    await once(far, 'exit');
  }

  async remove(): Promise<void> {
    await this.pullOut();
    await rm(this.#folder, { recursive: true });
  }
}
