import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import type { Memory } from '../memory/open-memory.ts';

type Command = { commandId: string; expiresAt: string };

/** Our best estimate of the server's clock. */
export type ServersClock = { now(): Temporal.Instant | undefined; isBefore(moment: Temporal.Instant): boolean };

/**
 * Carries out a command before it expires, and at most once: its id is on the disk before anything moves. A repeated
 * command gets the first one's result. If the program died during the command, nobody knows the result, and we don't
 * try again.
 */
export async function carryOut<Result>(
  memory: Memory,
  clock: ServersClock,
  { commandId, expiresAt }: Command,
  work: (mayStill: () => boolean) => Promise<Result>,
): Promise<Result> {
  const known = memory.commands.findResult(commandId);
  if (known !== undefined) return known as Result;
  const expiry = Temporal.Instant.from(expiresAt);
  const now = clock.now();
  const mayStill = () => clock.isBefore(expiry);
  if (now === undefined || !mayStill()) throw new RpcFailure('expired');
  if (!memory.transaction(() => memory.commands.begin(commandId, expiry, now))) throw new RpcFailure('seen');
  const result = await work(mayStill);
  memory.transaction(() => memory.commands.recordResult(commandId, result));
  return result;
}
