import { describe, expect, test } from 'vitest';
import { idleExceptions, wrongName } from './names.mjs';

describe('refused', () => {
  test.each([
    ['rules/src/vat.ts', 'export function vatIncludedInCents() {}'],
    ['rules/src/vat.ts', 'export const included = 1;\nexport type Vat2 = number;'],
    ['server/src/ground/db/postgres.ts', 'export async function openPostgres() {}'],
    ['server/src/ground/db/tables/jobs.ts', 'export interface JobsTable {}'],
    ['web/src/customer/form/phone.tsx', 'export function PhoneField() { return <input />; }'],
  ])('%s with %j', (path, text) => {
    expect(wrongName(path, text)).toMatch(`${path} exports `);
  });
});

describe('allowed', () => {
  test.each([
    ['rules/src/money/vat-included-in-cents.ts', 'export function vatIncludedInCents() {}'],
    ['prove/src/kill-9.ts', 'export const kill9 = {};'],
    ['contract/src/alert-kinds.ts', 'export const AlertKind = 1;\nexport type AlertKind = number;'],
    ['web/src/app/page-scripts.server.ts', 'export const pageScripts = () => 1;'],
    ['rules/src/time/instants.ts', 'export const earlier = 1;\nexport const later = 2;'],
    ['server/src/rental/claims/claim-store.ts', 'export async function insertDraftClaim() {}'],
    ['web/src/customer/home/home-page.tsx', 'export default function Page() { return null; }\nexport const meta = 1;'],
    ['server/src/main.ts', 'start();'],
  ])('%s with %j', (path, text) => {
    expect(wrongName(path, text)).toBeUndefined();
  });
});

test('an exception goes with the last file that needed it', () => {
  const setup = 'server/src/testing/global-setup.ts';
  const aboutSetup = expect.arrayContaining([expect.stringContaining('global-setup')]);
  expect(idleExceptions([])).toEqual(aboutSetup);
  expect(idleExceptions([setup])).not.toEqual(aboutSetup);
});
