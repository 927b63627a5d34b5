import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { ServerTime } from '../link/server-time.ts';
import { openTestMemory } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { carryOut } from './carry-out.ts';

const command = { commandId: 'command-1', expiresAt: '2027-06-01T12:00:10Z' };

function openCommands(dataDir = temporaryFolder()) {
  const clock = standingClock();
  const serverTime = new ServerTime(() => clock.monotonicInMs());
  serverTime.learn(Temporal.Instant.from('2027-06-01T12:00:00Z'), clock.monotonicInMs());
  const memory = openTestMemory({ dataDir, clock });
  let times = 0;
  const run = (work: () => Promise<unknown> = async () => ({ success: true })) =>
    carryOut(memory, serverTime, command, () => {
      times += 1;
      return work();
    });
  return { clock, memory, run, serverTime, times: () => times };
}

test('asked twice, it is done once and answered twice', async () => {
  const { run, times } = openCommands();
  expect(await run()).toEqual({ success: true });
  expect(await run()).toEqual({ success: true });
  expect(times()).toBe(1);
});

test('asked again while it is under way, it is refused', async () => {
  const { run, times } = openCommands();
  const under = Promise.withResolvers<object>();
  const first = run(() => under.promise);
  await expect(run()).rejects.toThrow(new RpcFailure('seen'));
  under.resolve({ success: false });
  expect(await first).toEqual({ success: false });
  expect(times()).toBe(1);
});

test('too late is never', async () => {
  const { clock, run, times } = openCommands();
  clock.advance({ seconds: 10 });
  await expect(run()).rejects.toThrow(new RpcFailure('expired'));
  expect(times()).toBe(0);
});

test('before the server has told its time nothing is carried out', async () => {
  const { memory } = openCommands();
  const untold = new ServerTime(() => 0);
  await expect(carryOut(memory, untold, command, async () => 'done')).rejects.toThrow(new RpcFailure('expired'));
});

test('a command that the program died with is not tried again', async () => {
  const dataDir = temporaryFolder();
  const before = openCommands(dataDir);
  await expect(before.run(() => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut');
  before.memory.close();
  const after = openCommands(dataDir);
  await expect(after.run()).rejects.toThrow(new RpcFailure('seen'));
  expect(after.times()).toBe(0);
});

test('whether it may still go on is asked of the clock each time', async () => {
  const { clock, memory, serverTime } = openCommands();
  const answers = await carryOut(memory, serverTime, command, async (mayStill) => {
    const before = mayStill();
    clock.advance({ seconds: 10 });
    return [before, mayStill()];
  });
  expect(answers).toEqual([true, false]);
});
