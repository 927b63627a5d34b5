import { readFileSync } from 'node:fs';
import { logLines } from '@laine/logging/log-lines.ts';
import { fastify, LogController } from 'fastify';
import { drivers } from './drivers/drivers.ts';
import { openStationProgram } from './open-station-program.ts';
import { serveScreen } from './screen/serve-screen.ts';
import { readSettings, UnusableSettings, type StationSettings } from './settings.ts';
import { systemClock } from './station-clock.ts';

/** A real station, on the beach. */

const settings = settingsOrLeave();
const app = fastify({
  logger: { level: settings.logLevel, base: null, stream: logLines },
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: 16 * 1024,
  forceCloseConnections: true,
});
const program = await openStationProgram({
  ...settings,
  clock: systemClock,
  driver: drivers[settings.driver],
  version: readVersion(),
  log: app.log,
}).catch(giveUp);
await app.register(serveScreen, { source: program });
await app.listen({ port: settings.port, host: settings.host }).catch(giveUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());

function settingsOrLeave(): StationSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return giveUp(error);
  }
}

/** One clear text for whoever is setting it up, without a stack. */
function giveUp(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UnusableSettings ? `${reason}\n` : `The station cannot start: ${reason}\n`);
  return process.exit(1);
}

async function leave(): Promise<void> {
  await app.close();
  await program.close();
  process.exit(0);
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
