import { isLoopback } from '@laine/contract/is-loopback.ts';
import { z } from 'zod';
import { driverNames } from './drivers/drivers.ts';

/** The only module that reads the station's settings from the environment. */

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const Environment = z.object({
  SERVER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of the server, such as https://laine.example',
      abort: true,
    })
    .refine((address) => isEncrypted(new URL(address)), 'must be https: keys and door codes travel there'),
  STATION_KEY: z.string({ error: 'the station’s key is missing; an admin makes one with new-api-key' }).trim().min(20),
  DATA_DIR: text.default('./data'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(8080),
  HOST: text.default('127.0.0.1'),
  ALLOW_EXEC: flag.default(false),
  UPDATE_COMMAND: text.optional(),
  DRIVER: z.enum(driverNames).default('serial'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** A server on this machine, as in the sandbox, needs no encryption: no network lies between. */
const isEncrypted = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname);

export type StationSettings = ReturnType<typeof readSettings>;

export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings';
  constructor(problems: string[]) {
    super(`The station cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Lists every problem at once instead of failing at the first. */
export function readSettings(env: Record<string, string | undefined>) {
  // Empty means unset: unit files and shells switch values off that way.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new UnusableSettings(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const { data } = parsed;
  return {
    serverUrl: data.SERVER_URL,
    key: data.STATION_KEY,
    dataDir: data.DATA_DIR,
    port: data.PORT,
    host: data.HOST,
    allowExec: data.ALLOW_EXEC,
    updateCommand: data.UPDATE_COMMAND,
    driver: data.DRIVER,
    logLevel: data.LOG_LEVEL,
  };
}
