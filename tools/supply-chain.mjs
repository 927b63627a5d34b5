// What is locked may be installed: every package with the hash of what it must be, from no registry in particular, for every
// platform at once, and without running anything on the way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/;

/** What speaks against the lockfile, one line each. */
export function lockProblems({ packages }, { allowScripts = {} }) {
  const locked = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
  const problems = locked.flatMap(([path, entry]) => [
    // What another package brings along is in that one's archive and under its hash.
    ...(entry.inBundle || HASH.test(entry.integrity ?? '') ? [] : [`${path} has no integrity`]),
    ...(entry.resolved === undefined ? [] : [`${path} names where it comes from: the registry decides that`]),
    ...(entry.hasInstallScript && allowScripts[nameOf(path)] === undefined ? [`${path} runs a script on install`] : []),
  ]);
  return [...problems, ...missingOptional(packages)];
}

/**
 * npm leaves out of the lockfile what its registry lacks for other platforms, and refuses that lockfile where the registry
 * has it. Then the parent is to be pinned to a version that the registry offers for all platforms.
 */
function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLockedFor(packages, path, name))
      .map((name) => `${name}, optional for ${path || 'us'}, is not locked`),
  );
}

/** As Node looks for it: beside the package, then in each folder above. */
function isLockedFor(packages, path, name) {
  const folders = path.split('/node_modules/').map((_, end, parts) => parts.slice(0, end + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...folders.map((folder) => `${folder}/node_modules/${name}`)].some(
    (place) => place in packages,
  );
}

/** Weaknesses that were known when somebody asked last, in versions that are locked, and that nobody accepted with a reason. */
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
