// `npm run audit:refresh`: asks the registry for known weaknesses of locked packages and stores the answer for the
// checks, which need no network. Findings stay in the list; to live with one, name it under `accepted`, with the
// reason.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const file = join(root, 'tools/advisories.json');
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { cwd: root, encoding: 'utf8' });
const answer = JSON.parse(stdout || '{}');
if (!answer.vulnerabilities) {
  process.stderr.write(`The registry did not answer: ${answer.message ?? 'nothing came back'}. Nothing is changed.\n`);
  process.exit(1);
}
const known = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const found = Object.values(answer.vulnerabilities).flatMap(({ via, nodes }) =>
  via
    .filter((each) => typeof each === 'object')
    .map(({ name, title, url, severity }) => {
      const versions = [...new Set(nodes.flatMap((path) => packages[path]?.version ?? []))].toSorted((one, other) =>
        one.localeCompare(other),
      );
      return { package: name, versions, severity, title, url };
    }),
);
const advisories = [
  ...new Map([...known.advisories, ...found].map((each) => [`${each.package} ${each.url}`, each])).values(),
];
const asked = new Date().toISOString().slice(0, 10);
writeFileSync(file, `${JSON.stringify({ asked, accepted: known.accepted, advisories }, null, 2)}\n`);
