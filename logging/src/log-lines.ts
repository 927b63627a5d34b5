import { fstatSync, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Room for about two thousand lines while a reader is slow; beyond that lines are counted, not kept. */
const MAX_WAITING_IN_BYTES = 1_000_000;
const RETRY_DELAY_MS = 50;
/** A slow reader still gets the last lines; a dead one can't hold up the process. */
const LEAVE_WITHIN_MS = 500;
const WARNING = 40;

let waiting: Buffer[] = [];
let waitingInBytes = 0;
let lostLines = 0;
let nextTry: NodeJS.Timeout | undefined;

/**
 * The stream of the logger, for the server and the station's program. It writes at once, so that a crash loses no line,
 * and never waits: whatever a full pipe refuses is tried again, up to a limit. A line that can't be written, because
 * the disk is full or nobody reads any more, is counted, and the count is logged once writing works again. The logger's
 * own stream would instead end the process, or block it until somebody reads.
 */
export const logLines = {
  write(line: string): void {
    const bytes = Buffer.from(line);
    const mustWait = waiting.length > 0 || (lostLines > 0 && !tellLost());
    const rest = mustWait ? bytes : tryToWrite(bytes);
    if (rest) keep(rest);
  },
};

if (isPipe()) {
  // Opening the stream makes the pipe refuse what doesn't fit; before, it blocked the whole process.
  void process.stdout;
  process.on('exit', writeLastLines);
}

function isPipe(): boolean {
  try {
    const output = fstatSync(STANDARD_OUTPUT);
    return output.isFIFO() || output.isSocket();
  } catch {
    return false;
  }
}

/** Returns the unwritten rest; nothing if all is written, or if writing failed and the line counts as lost. */
function tryToWrite(line: Buffer): Buffer | undefined {
  try {
    const written = writeSync(STANDARD_OUTPUT, line);
    return written < line.length ? line.subarray(written) : undefined;
  } catch (error) {
    if (isFull(error)) return line;
    lostLines += 1;
    return undefined;
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

function keep(line: Buffer): void {
  if (waitingInBytes + line.length > MAX_WAITING_IN_BYTES) {
    lostLines += 1;
    return;
  }
  waiting.push(line);
  waitingInBytes += line.length;
  nextTry ??= setTimeout(tryAgain, RETRY_DELAY_MS).unref();
}

function tryAgain(): void {
  nextTry = undefined;
  if (writeWaiting()) return;
  nextTry = setTimeout(tryAgain, RETRY_DELAY_MS).unref();
}

/** Returns true when nothing is waiting any more. */
function writeWaiting(): boolean {
  for (const [position, line] of waiting.entries()) {
    const rest = tryToWrite(line);
    if (!rest) continue;
    waiting = [rest, ...waiting.slice(position + 1)];
    waitingInBytes = waiting.reduce((sum, { length }) => sum + length, 0);
    return false;
  }
  waiting = [];
  waitingInBytes = 0;
  return lostLines === 0 || tellLost();
}

/** Writes the number of lost lines in their place. */
function tellLost(): boolean {
  const count = lostLines;
  lostLines = 0;
  const note = `${JSON.stringify({ level: WARNING, time: Date.now(), lostLines: count, msg: 'log lines were lost' })}\n`;
  const rest = tryToWrite(Buffer.from(note));
  // The note itself didn't fit, or the disk is still full: its lines stay counted.
  if (rest || lostLines > 0) lostLines = count;
  return !rest && lostLines === 0;
}

function writeLastLines(): void {
  const until = performance.now() + LEAVE_WITHIN_MS;
  const nap = new Int32Array(new SharedArrayBuffer(4));
  while (!writeWaiting() && performance.now() < until) Atomics.wait(nap, 0, 0, 5);
}
