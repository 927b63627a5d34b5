import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOON } from '@laine/contract/testing/soon.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { openTestStation, type TestStationOptions } from '../testing/open-test-station.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { KEY, openTestServer } from '../testing/test-server.ts';

/** An update that reports its start and ends on request, or is over already, with the given last output. */
function openUpdate(lastWords: string) {
  const folder = temporaryFolder();
  const [pids, end] = [join(folder, 'pids'), join(folder, 'end')];
  /** Pids of all updates that have begun; a line is complete once it has ended. */
  const listPids = () => (existsSync(pids) ? readFileSync(pids, 'utf8').split('\n').slice(0, -1).map(Number) : []);
  return {
    updateCommand: `echo $PPID >> ${pids}; until [ -e ${end} ] || [ ! -d ${folder} ]; do sleep 0.02; done; ${lastWords}`,
    listPids,
    begun: async () => {
      await expect.poll(listPids, SOON).toHaveLength(1);
    },
    end: () => writeFileSync(end, ''),
    /** Like systemd when it restarts a program: kills everything that the program started. */
    kill: () => {
      for (const pid of listPids()) process.kill(pid, 'SIGKILL');
    },
  };
}

async function openLinked(options: TestStationOptions) {
  const clock = standingClock();
  const server = await openTestServer();
  server.time = () => clock.now();
  const start = async (more: TestStationOptions = {}) => {
    const station = await openTestStation({ clock, serverUrl: server.url, key: KEY, ...options, ...more });
    await expect.poll(() => station.program.isOnline(), SOON).toBe(true);
    return station;
  };
  const station = await start();
  let { program } = station;
  let commands = 0;
  const update = () => {
    commands += 1;
    const expiresAt = String(clock.now().add({ seconds: 20 }));
    return server.call('update', { commandId: `command-${commands}`, expiresAt });
  };
  /** Makes the program look now, not at its next tick. */
  const told = async () => {
    await program.pingNow();
    return Object.values(server.stored).flat();
  };
  const restart = async (version: string) => {
    await station.close();
    ({ program } = await start({ dataDir: station.dataDir, told: null, version }));
  };
  return { update, told, restart };
}

test('it is answered when it has begun, and its end is told', async () => {
  const { updateCommand, begun, end } = openUpdate('echo new boards; exit 0');
  const { update, told } = await openLinked({ updateCommand });
  expect(await update()).toEqual({ success: true });
  await begun();
  expect(await told()).toEqual([]);
  end();
  await expect
    .poll(told, SOON)
    .toMatchObject([{ type: 'updated', succeeded: true, version: '1.2.3', output: 'new boards\n' }]);
});

test('an update that fails says why', async () => {
  const { updateCommand, end } = openUpdate('echo no space left >&2; exit 3');
  const { update, told } = await openLinked({ updateCommand });
  expect(await update()).toEqual({ success: true });
  end();
  await expect.poll(told, SOON).toMatchObject([{ type: 'updated', succeeded: false, output: 'no space left\n' }]);
});

test('asked twice, one update runs', async () => {
  const { updateCommand, listPids, begun, end } = openUpdate('exit 0');
  const { update, told } = await openLinked({ updateCommand });
  expect(await Promise.all([update(), update()])).toEqual([{ success: true }, { success: true }]);
  await begun();
  end();
  await expect.poll(told, SOON).toMatchObject([{ type: 'updated' }]);
  expect(await update()).toEqual({ success: true });
  await expect.poll(told, SOON).toHaveLength(2);
  expect(listPids()).toHaveLength(2);
});

test('an update that restarts the program goes on, and the next program tells of its end', async () => {
  const { updateCommand, begun, end } = openUpdate('exit 0');
  const { update, told, restart } = await openLinked({ updateCommand });
  await update();
  await begun();
  await restart('1.3.0');
  expect(await told()).toEqual([]);
  end();
  await expect.poll(told, SOON).toMatchObject([{ type: 'updated', succeeded: true, version: '1.3.0' }]);
});

test.for([
  { version: '1.3.0', succeeded: true },
  { version: '1.2.3', succeeded: false },
])('of an update that was killed with the program only the version tells: $version', async ({ version, succeeded }) => {
  const { updateCommand, begun, end, kill } = openUpdate('exit 0');
  const { update, told, restart } = await openLinked({ updateCommand });
  await update();
  await begun();
  kill();
  await restart(version);
  end();
  await expect.poll(told, SOON).toMatchObject([{ type: 'updated', succeeded, version, output: '' }]);
});
