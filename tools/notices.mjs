// Third-party notices: what the product is built from and under which licence, read from the lockfile.
// `npm run notices` writes them, `--check` fails when they are out of date or a licence is one we do not accept.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** LGPL is for libvips, which sharp loads as a separate library that anybody may replace. */
const accepted =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|PostgreSQL|Unlicense|Python-2\.0|CC-BY-4\.0|MPL-2\.0|LGPL-3\.0-or-later|Zlib|WTFPL|EUPL-1\.1\+?|EUPL-1\.2)$/;

/** Packages whose description names no licence, with the one from their licence file. */
const readInTheirFiles = { 'png-js': 'MIT' };

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const used = Object.entries(packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
  .map(([path, { version, license }]) => {
    const name = path.split('node_modules/').at(-1);
    return { name, version, license: license ?? readInTheirFiles[name] ?? 'unknown' };
  });
const unique = [...new Map(used.map((entry) => [`${entry.name}@${entry.version}`, entry])).values()].toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

const strange = unique.filter(
  ({ license }) =>
    !license
      .replaceAll(/[()]/g, '')
      .split(/ OR | AND /)
      .some((one) => accepted.test(one)),
);
if (strange.length > 0) {
  process.stderr.write(
    `Licences to look at: ${strange.map(({ name, license }) => `${name} (${license})`).join(', ')}\n`,
  );
  process.exit(1);
}

const text = `# Third-party notices

Laine is built with these packages; each comes with its own licence text in its folder under \`node_modules\`.
The typeface is Onest (SIL Open Font License 1.1). Illustrations are our own. The coast lines of the bundled map are cut
from OpenStreetMap data (© OpenStreetMap contributors, Open Database License 1.0) by way of @geo-maps/earth-lands-10m 0.6.0;
those of the wide map for staff are from Natural Earth (public domain) by way of world-atlas 2.0.2.

| package | version | licence |
| --- | --- | --- |
${unique.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`;
const file = join(root, 'THIRD-PARTY-NOTICES.md');
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('THIRD-PARTY-NOTICES.md is out of date: npm run notices\n');
  process.exit(1);
}
