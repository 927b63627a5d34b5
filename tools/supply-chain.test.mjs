import { expect, test } from 'vitest';
import { sbomOf } from './sbom.mjs';
import { knownWeaknesses, lockProblems } from './supply-chain.mjs';

const INTEGRITY = 'sha512-FASxWQAuLW4WXFViDa77ybd3Y1lbkBx5DTtL4OGl+pL64/ymtydTFvJM0xz/0vnCirNzPUDAI6TiTBDGsFbEVg==';
const oar = { version: '1.0.0', integrity: INTEGRITY };
const of = (packages, settings = {}) => lockProblems({ packages }, settings);

test('a package with its hash may be installed, and so may what is in its archive and what is our own', () => {
  const packages = {
    '': { name: 'laine' },
    'node_modules/@laine/rules': { resolved: 'rules', link: true },
    'node_modules/oar': oar,
    'node_modules/oar/node_modules/grip': { version: '1.0.0', inBundle: true },
    rules: { version: '0.2.0' },
  };
  expect(of(packages)).toEqual([]);
});

test('a package that could be anything is refused', () => {
  expect(of({ 'node_modules/oar': { version: '1.0.0' } })).toEqual(['node_modules/oar has no integrity']);
  expect(of({ 'node_modules/oar': { ...oar, integrity: 'sha1-abc' } })).toEqual(['node_modules/oar has no integrity']);
});

test('a package that names its registry is refused', () => {
  expect(of({ 'node_modules/oar': { ...oar, resolved: 'https://example.com/oar.tgz' } })).toEqual([
    'node_modules/oar names where it comes from: the registry decides that',
  ]);
});

test('a script on install is refused until somebody decided about it', () => {
  const packages = { 'node_modules/@row/oar': { ...oar, hasInstallScript: true } };
  expect(of(packages)).toEqual(['node_modules/@row/oar runs a script on install']);
  expect(of(packages, { allowScripts: { '@row/oar': false } })).toEqual([]);
});

test('a platform that npm left out is refused, wherever its package would lie', () => {
  const boat = { ...oar, optionalDependencies: { 'boat-darwin-arm64': '1.0.0' } };
  expect(of({ 'node_modules/boat': boat })).toEqual([
    'boat-darwin-arm64, optional for node_modules/boat, is not locked',
  ]);
  for (const place of ['node_modules/boat-darwin-arm64', 'node_modules/boat/node_modules/boat-darwin-arm64']) {
    expect(of({ 'node_modules/boat': boat, [place]: oar })).toEqual([]);
  }
  const nested = { 'web/node_modules/boat': boat, 'web/node_modules/boat-darwin-arm64': oar };
  expect(of(nested)).toEqual([]);
});

test('a known weakness of a locked version is refused until it is accepted with a reason', () => {
  const lock = { packages: { 'node_modules/oar': oar } };
  const url = 'https://example.com/advisory';
  const advisory = { package: 'oar', versions: ['1.0.0'], severity: 'high', title: 'It breaks', url };
  const against = (change, accepted = {}) =>
    knownWeaknesses(lock, { advisories: [{ ...advisory, ...change }], accepted });
  expect(against({})).toEqual([`oar@1.0.0: It breaks (high, ${url})`]);
  expect(against({ versions: ['0.9.0'] })).toEqual([]);
  expect(against({ package: 'paddle' })).toEqual([]);
  expect(against({}, { [url]: 'we do not row' })).toEqual([]);
});

test('the bill of materials names each package once, with its hash and licence, and is always the same', () => {
  const packages = {
    '': { name: 'laine' },
    'node_modules/@row/oar': { ...oar, license: 'MIT' },
    'web/node_modules/@row/oar': { ...oar, license: 'MIT' },
    'node_modules/lathe': { ...oar, version: '2.0.0', dev: true },
    'node_modules/@laine/rules': { resolved: 'rules', link: true },
  };
  const bill = sbomOf({ name: 'laine', version: '0.2.0', packages });
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40row/oar@1.0.0',
      name: '@row/oar',
      version: '1.0.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
      licenses: [{ expression: 'MIT' }],
      purl: 'pkg:npm/%40row/oar@1.0.0',
    },
    expect.objectContaining({ name: 'lathe', scope: 'excluded' }),
  ]);
  expect(JSON.stringify(sbomOf({ name: 'laine', version: '0.2.0', packages }))).toBe(JSON.stringify(bill));
});
