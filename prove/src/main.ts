import { randomInt } from 'node:crypto';
import { Random } from '@laine/server/testing/random.ts';
import type { Run } from './run.ts';
import { runs } from './runs.ts';

/**
 * `npm run prove [name …]`. `SEED` (any word; printed, random when unset) decides all chance, `ROUNDS` (a count, the
 * same for every run) how long it goes on.
 */

const postgresUrl = process.env['TEST_POSTGRES_URL'] ?? '';
const seed = process.env['SEED'] || String(randomInt(1_000_000_000));
const wishedRounds = Number(process.env['ROUNDS'] || 0);
if (!Number.isSafeInteger(wishedRounds) || wishedRounds < 0) fail('ROUNDS is a whole number of rounds');

const names = process.argv.slice(2);
const unknown = names.filter((name) => !runs.some((run) => run.name === name));
if (unknown.length > 0)
  fail(`No run is called ${unknown.join(', ')}. There are: ${runs.map(({ name }) => name).join(', ')}`);

let failures = 0;
for (const run of runs.filter(({ name }) => names.length === 0 || names.includes(name))) {
  if (!(await isProven(run))) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);

async function isProven(run: Run): Promise<boolean> {
  const { name } = run;
  const most = wishedRounds || run.rounds;
  let begun = 0;
  function* rounds() {
    while (begun < most) yield new Random(`${seed}/${name}/${(begun += 1)}`);
  }
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const counted = await run.prove({ rounds: rounds(), postgresUrl });
    say(`ok     ${name}: ${most} rounds, seed ${seed}: ${counted} (${seconds()})`);
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const repeat = `SEED=${seed} ROUNDS=${most} npm run prove ${name}`;
    say(`FAILED ${name}: round ${begun} of ${most}, seed ${seed} (${seconds()}). Repeat: ${repeat}`);
    return false;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}
