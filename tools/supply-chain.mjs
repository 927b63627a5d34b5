// Checks the lockfile: every package has a hash, no particular registry is required, all platforms are covered, and
// nothing runs during installation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/;

/** Objections to the lockfile, one line each. */
export function lockProblems({ packages }, { allowScripts = {} }) {
  const locked = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
  const problems = locked.flatMap(([path, entry]) => [
    // A bundled package is in its parent's archive and under its parent's hash.
    ...(entry.inBundle || HASH.test(entry.integrity ?? '') ? [] : [`${path} has no integrity`]),
    ...(entry.resolved === undefined ? [] : [`${path} names where it comes from: the registry decides that`]),
    ...(entry.hasInstallScript && allowScripts[nameOf(path)] === undefined ? [`${path} runs a script on install`] : []),
  ]);
  return [...problems, ...missingOptional(packages)];
}

/**
 * npm drops optional packages that its registry lacks for other platforms, and then refuses that lockfile where the
 * registry has them. The fix is to pin the parent to a version that the registry offers for all platforms.
 */
function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLockedFor(packages, path, name))
      .map((name) => `${name}, optional for ${path || 'us'}, is not locked`),
  );
}

/** Searches like Node: beside the package, then in each folder above. */
function isLockedFor(packages, path, name) {
  const folders = path.split('/node_modules/').map((_, end, parts) => parts.slice(0, end + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...folders.map((folder) => `${folder}/node_modules/${name}`)].some(
    (place) => place in packages,
  );
}

/** Weaknesses of locked versions, as of the last refresh, that nobody accepted with a reason. */
export function knownWeaknesses({ packages }, { advisories, accepted }) {
  const locked = new Set(Object.entries(packages).map(([path, { version }]) => `${nameOf(path)}@${version}`));
  return advisories
    .filter(({ url }) => accepted[url] === undefined)
    .flatMap(({ package: name, versions, severity, title, url }) =>
      versions
        .filter((version) => locked.has(`${name}@${version}`))
        .map((version) => `${name}@${version}: ${title} (${severity}, ${url})`),
    );
}

export const nameOf = (path) => path.split('node_modules/').at(-1);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const lock = read('package-lock.json');
  const advisories = read('tools/advisories.json');
  process.stdout.write(`Advisories: ${advisories.asked ?? 'never asked for, npm run audit:refresh'}\n`);
  const problems = [...lockProblems(lock, read('package.json')), ...knownWeaknesses(lock, advisories)];
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(problems.length === 0 ? 0 : 1);
}
