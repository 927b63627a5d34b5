import { once } from 'node:events';
import { SerialPort } from 'serialport';
import type { Pace } from './pace.ts';
import { pause } from './pause.ts';

/** Bytes that a port hasn't accepted by then would come out late, so we give up the port instead. */
const WRITE_LIMIT_MS = 1000;

type LineOptions = {
  /** The preference that names the port. */
  setting: string;
  path: string | undefined;
  baudRate: number;
  pace: Pace;
  onBytes: (bytes: Uint8Array) => void;
  onUp: () => void;
  onDown: (reason: string) => void;
};

/** `lost` aborts, with the error, when the port is gone or given up. */
type OpenPort = { port: SerialPort; lost: AbortController };

/**
 * A serial port that is reopened whenever it's lost: adapters are unplugged, renumbered and reset. Each opening is a
 * new object, because a closed one keeps what it couldn't write and would send it, late, once it's open again.
 */
export class SerialLine {
  readonly #options: LineOptions;
  readonly #closing = new AbortController();
  readonly #life: Promise<void>;
  /** Resolves after the first attempt to open the port, successful or not. */
  readonly tried: Promise<void>;
  #open: OpenPort | undefined;
  #whyDown = 'The port is not open yet';

  constructor(options: LineOptions) {
    this.#options = options;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.tried = promise;
    this.#life = this.#keepOpen(resolve).finally(resolve);
  }

  get isUp(): boolean {
    return this.#open !== undefined && !this.#open.lost.signal.aborted;
  }

  /** Resolves when the bytes have left the port. */
  async write(bytes: Uint8Array): Promise<void> {
    if (!this.#open || !this.isUp) throw new Error(this.#whyDown);
    const { port, lost } = this.#open;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onLost = () => reject(lost.signal.reason as Error);
    const timer = setTimeout(() => lost.abort(new Error('The port takes no bytes')), WRITE_LIMIT_MS);
    lost.signal.addEventListener('abort', onLost);
    port.write(bytes, (failure) => {
      if (failure) reject(failure);
      else port.drain((error) => (error ? reject(error) : resolve()));
    });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      lost.signal.removeEventListener('abort', onLost);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#open?.lost.abort(new Error('Closed'));
    await this.#life;
  }

  async #keepOpen(onTried: () => void): Promise<void> {
    const { setting, path, baudRate, pace } = this.#options;
    if (path === undefined) return this.#goDown(`${setting} is not set`);
    let pauseInMs = pace.firstReopenPauseInMs;
    while (!this.#closing.signal.aborted) {
      try {
        const open = await openPort(path, baudRate);
        pauseInMs = pace.firstReopenPauseInMs;
        await this.#use(open, onTried);
      } catch (error) {
        this.#goDown(`${path}: ${messageOf(error)}`);
      }
      onTried();
      await pause(pauseInMs, this.#closing.signal);
      pauseInMs = Math.min(pauseInMs * 2, pace.maxReopenPauseInMs);
    }
    this.#goDown('Closed');
  }

  async #use({ port, lost }: OpenPort, onTried: () => void): Promise<void> {
    if (!this.#closing.signal.aborted) {
      this.#open = { port, lost };
      port.on('data', (bytes: Uint8Array) => this.#options.onBytes(bytes));
      this.#options.onUp();
      onTried();
      if (!lost.signal.aborted) await once(lost.signal, 'abort');
      this.#open = undefined;
      this.#goDown(`${port.path}: ${messageOf(lost.signal.reason)}`);
    }
    await closePort(port);
  }

  #goDown(reason: string): void {
    this.#whyDown = reason;
    if (!this.#closing.signal.aborted) this.#options.onDown(reason);
  }
}

async function openPort(path: string, baudRate: number): Promise<OpenPort> {
  const port = new SerialPort({ path, baudRate, autoOpen: false });
  const lost = new AbortController();
  port.on('error', (error) => lost.abort(error));
  port.on('close', (error: Error | null) => lost.abort(error ?? new Error('The port was closed')));
  await new Promise<void>((resolve, reject) => {
    port.open((error) => (error ? reject(error) : resolve()));
  });
  return { port, lost };
}

/** Discards unsent bytes, so that a program that is gone releases no lock. */
async function closePort(port: SerialPort): Promise<void> {
  if (!port.isOpen) return;
  await new Promise<void>((resolve) => {
    port.flush(() => port.close(() => resolve()));
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
