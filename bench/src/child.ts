import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts one of the programs beside this file. Messages may carry whatever memory can hold. */
export const start = (
  file: string,
  env: Record<string, string> = {},
  args: string[] = [],
  execArgv: string[] = [],
): ChildProcess =>
  fork(new URL(file, import.meta.url), args, { env: { ...process.env, ...env }, execArgv, serialization: 'advanced' });

export async function messageFrom<T>(child: ChildProcess): Promise<T> {
  const listening = new AbortController();
  try {
    const next = once(child, 'message', listening) as Promise<[T]>;
    const [message] = await Promise.race([next, failureOf(child, listening)]);
    return message;
  } finally {
    listening.abort();
  }
}

async function failureOf(child: ChildProcess, listening: AbortController): Promise<never> {
  const [code] = (await once(child, 'exit', listening)) as [number | null];
  throw new Error(`${child.spawnargs.join(' ')} ended with code ${code}`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
