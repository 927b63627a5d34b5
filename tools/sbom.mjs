// `npm run -s sbom > sbom.json`: the product's components as CycloneDX, read from the lockfile. The same lockfile gives
// the same text: npm's own command adds the time, a random number and the folder's name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';
import { nameOf } from './supply-chain.mjs';

export function sbomOf({ name, version, packages }) {
  const locked = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
  const unique = new Map(locked.map(([path, entry]) => [purlOf(nameOf(path), entry.version), { path, entry }]));
  const components = [...unique]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([purl, { path, entry }]) => ({
      type: 'library',
      'bom-ref': purl,
      name: nameOf(path),
      version: entry.version,
      // Development tools are in the lockfile, but not in the running product.
      scope: entry.dev ? 'excluded' : entry.optional ? 'optional' : 'required',
      ...(entry.integrity && { hashes: [hashOf(entry.integrity)] }),
      ...(entry.license && { licenses: [{ expression: entry.license }] }),
      purl,
    }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'laine', name, version } },
    components,
  };
}

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function hashOf(integrity) {
  const [kind, value] = integrity.split('-', 2);
  return { alg: kind.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  process.stdout.write(`${JSON.stringify(sbomOf(lock), null, 2)}\n`);
}
