import { spawn } from 'node:child_process';

type CommandLimits = { timeLimitInMs: number; maxBytes: number };
export type CommandEnd = { output: string; endedBy: 'itself' | 'time-limit' | 'output-limit'; exitCode: number | null };

/** Runs a shell command and everything that it starts, within limits. Of our own environment it only sees the paths. */
export async function runCommand(command: string, limits: CommandLimits): Promise<CommandEnd> {
  const { PATH, HOME, LANG } = process.env;
  // A process group of its own, so that everything it starts can be ended together.
  const child = spawn('/bin/sh', ['-c', command], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(LANG && { LANG }) },
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let endedBy: CommandEnd['endedBy'] = 'itself';
  const end = (reason: CommandEnd['endedBy']) => {
    if (endedBy !== 'itself') return;
    endedBy = reason;
    killGroup(child.pid);
  };
  const timer = setTimeout(() => end('time-limit'), limits.timeLimitInMs);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if (bytes < limits.maxBytes) chunks.push(chunk.subarray(0, limits.maxBytes - bytes));
      bytes += chunk.length;
      if (bytes > limits.maxBytes) end('output-limit');
    });
  }
  child.on('error', reject);
  child.on('close', resolve);
  try {
    const exitCode = await promise;
    return { output: Buffer.concat(chunks).toString('utf8'), endedBy, exitCode };
  } finally {
    clearTimeout(timer);
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
