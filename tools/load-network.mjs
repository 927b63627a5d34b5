// npm run load-network [-- million|thousand [moment]]: a network of 300 stations in the empty database that
// DATABASE_URL names, or in a throwaway one that is kept until Ctrl-C.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
const { startPostgres } = await import('./postgres.mjs');

const { DATABASE_URL: given } = process.env;
const postgres = given ? undefined : await startPostgres();
const url = given ?? postgres.url;
const { status } = spawnSync(pinnedNode, [join(root, 'bench/src/network/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...nodeEnv(), DATABASE_URL: url },
});
if (postgres && status === 0) {
  process.stdout.write(`DATABASE_URL=${url} until Ctrl-C\n`);
  const stay = setInterval(() => {}, 60_000);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  clearInterval(stay);
}
await postgres?.stop();
process.exit(status ?? 1);
