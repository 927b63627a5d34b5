// Restarts a program that died, as a service manager would. Runs on any Node from 20 on, like the set-up before it.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const MAX_RESTARTS = 5;
const WITHIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 250;
/**
 * A program that exits with a code of its own this soon after the first start has explained why it can't run; it didn't
 * crash.
 */
const STARTS_WITHIN_MS = 10_000;
/** The program's own exit code for that, however late it comes. */
const CANNOT_START = 78;
const LOOK_FOR_PARENT_EVERY_MS = 500;

/** Resolves with the exit code, once the program is asked to stop, stops by itself, or has died too often. */
export async function keepRunning(file, args, options) {
  const stopping = new AbortController();
  let child;
  const stop = (signal) => {
    stopping.abort();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  const watching = isRunByNpm ? stopWithParent(() => stop('SIGTERM')) : undefined;
  try {
    return await keep();
  } finally {
    clearInterval(watching);
  }

  async function keep() {
    const restarts = [];
    for (let isFirst = true; ; isFirst = false) {
      const begun = performance.now();
      child = spawn(file, args, options);
      const { code, signal } = await endOf(child);
      if (code === 0 || stopping.signal.aborted) return code ?? 1;
      if (code === CANNOT_START) return code;
      if (isFirst && code !== null && performance.now() - begun < STARTS_WITHIN_MS) return code;

      const recent = restarts.filter((at) => performance.now() - at < WITHIN_MS).length;
      const died = `Laine ended unexpectedly (${signal ?? `exit code ${code}`})`;
      if (recent === MAX_RESTARTS) {
        say(`${died}, for the ${MAX_RESTARTS + 1}th time in five minutes: giving up.`);
        return 1;
      }
      say(`${died}, starting it again (${recent + 1} of ${MAX_RESTARTS}) …`);
      restarts.push(performance.now());
      await pause(FIRST_PAUSE_MS * 2 ** recent, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 0;
    }
  }
}

/**
 * At SIGTERM npm ends together with the shell between us, which passes nothing on: without them nobody could stop us.
 */
const isRunByNpm = ['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '');

function stopWithParent(stop) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, LOOK_FOR_PARENT_EVERY_MS);
}

const endOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', reject);
  });

const say = (line) => process.stderr.write(`${line}\n`);
