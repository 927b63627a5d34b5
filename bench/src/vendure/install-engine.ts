import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = '3.7.3';

/** In a folder of its own, outside our packages: it is measured and never shipped. Runs no install scripts. */
export function installEngine(folder: string): string {
  const installed = join(folder, 'node_modules/@vendure/core/package.json');
  if (!existsSync(installed)) {
    // Some registries lack the newest version of this package, which the engine's own dependencies ask for.
    const overrides = { '@graphql-tools/batch-execute': '10.2.0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
    const wanted = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `@vendure/core@${VERSION}`, 'pg@8'];
    const { status } = spawnSync('npm', wanted, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('Vendure could not be installed');
  }
  const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { version: string };
  return `Vendure ${version}`;
}
