import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongImports, wrongWrites } from './directions.mjs';
import { backArrows, districts, tableOwners, writersOfAnyTable } from './floor-plan.mjs';
import { root } from './setup.mjs';

const importing = (name) => `import { anything } from '${name}';\n`;
const isThere = (path) => existsSync(join(root, path));

describe('refused', () => {
  test.each([
    ['contract/src/states.ts', '@laine/rules/price/quote.ts'],
    ['contract/src/states.ts', '../../rules/src/price/quote.ts'],
    ['contract/src/states.ts', 'node:fs'],
    ['rules/src/price/quote.ts', '@laine/server/laine.ts'],
    ['rules/src/price/quote.ts', 'zod'],
    ['server/src/rental/bookings/cancel-booking.ts', '../../entry/http/request/visit.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', '../../outside/stripe-payments.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', '../../settings.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', '../../identity/accounts/account-store.ts'],
    ['server/src/telling/notices/mails/confirmed-mail.ts', '../../../identity/accounts/account-store.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', 'fastify'],
    ['server/src/rental/bookings/cancel-booking.ts', 'stripe'],
    ['server/src/ground/db/migrate.ts', '../../rental/sessions/find-session.ts'],
    ['server/src/ground/db/tables/json.ts', '../../ports/mailer.ts'],
    ['server/src/entry/http/routes/booking-routes.ts', '../../../outside/stripe-payments.ts'],
    ['server/src/entry/http/routes/booking-routes.ts', '../../../rental/bookings/booking-store.ts'],
    ['server/src/entry/gateway/open-commands.ts', '../http/request/visit.ts'],
    ['server/src/entry/jobs/all-handlers.ts', '../../outside/stripe-payments.ts'],
    ['server/src/entry/jobs/housekeeping.ts', '../../ground/queue/job-store.ts'],
    ['server/src/entry/jobs/housekeeping.ts', '../../ground/keeping/keeping-store.ts'],
    ['server/src/people/removal/remove-account.ts', '../../ground/keeping/keeping-store.ts'],
    ['server/src/ground/queue/delete-old-jobs.ts', '../keeping/keeping-store.ts'],
    ['server/src/site/stations/lockers/edit-locker.ts', '../../../rental/sessions/session-store.ts'],
    ['server/src/site/stations/lockers/edit-locker.ts', '../../../rental/bookings/cancel-booking.ts'],
    ['server/src/site/stations/lockers/items.ts', '../../../rental/sessions/reseat-sessions.ts'],
    ['server/src/telling/notices/queue-notices.ts', '../../entry/jobs/telling-handlers.ts'],
    ['server/src/telling/notices/rental.ts', '../../rental/bookings/booking-store.ts'],
    ['server/src/money/payments/queue-refund.ts', '../../rental/bookings/cancel-booking.ts'],
    ['server/src/ground/queue/runner.ts', '../../telling/outbox/send-notice.ts'],
    ['server/src/outside/stripe-payments.ts', '../money/payments/send-refund.ts'],
    ['server/src/outside/stripe-payments.ts', '../ground/db/open-database.ts'],
    ['server/src/laine.ts', '@laine/sandbox/open-sandbox.ts'],
    ['server/src/main.ts', './testing/random.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', '../../telling/notices/example-rental.ts'],
    ['rules/src/price/quote.ts', '../example-terms.ts'],
    ['web/src/ui/dialog/dialog.tsx', '@laine/rules/price/refund.ts'],
    ['web/src/ui/dialog/dialog.tsx', '../../customer/home/hero.tsx'],
    ['web/src/customer/home/hero.tsx', '../../admin/stations/stations-page.tsx'],
    ['web/src/customer/home/hero.tsx', '../../app/site.ts'],
    ['web/src/admin/stations/stations-page.tsx', '../../customer/home/hero.tsx'],
    ['web/src/app/root.tsx', '@laine/server/laine.ts'],
    ['station/src/main.ts', '../../server/src/laine.ts'],
    ['station/kiosk/src/kiosk.tsx', '../../../web/src/ui/dialog/dialog.tsx'],
    ['station/kiosk/src/kiosk.tsx', '../../src/doors/carry-out.ts'],
    ['sandbox/src/main.ts', '@laine/web/app/site.ts'],
    ['web/src/customer/home/hero.tsx', '../../../../e2e/src/journey.ts'],
  ])('%s importing %s', (path, name) => {
    expect(isThere(path)).toBe(true);
    expect(wrongImports(path, importing(name))).toHaveLength(1);
  });

  test('in a room that the floor plan does not have', () => {
    expect(wrongImports('attic/src/box.ts', importing('./other.ts'))).toHaveLength(1);
  });

  test('in whichever way it is written', () => {
    const path = 'rules/src/price/quote.ts';
    for (const text of [
      "import type {\n  Settings,\n} from '@laine/server/settings.ts';",
      "export * from '@laine/server/settings.ts';",
      "import '@laine/server/settings.ts';",
      "const settings = await import('@laine/server/settings.ts');",
      'const settings = await import(/* late */ `@laine/server/settings.ts`);',
      "import {\n  // the server's own\n  settings,\n} from '@laine/server/settings.ts';",
      "import settings = require('@laine/server/settings.ts');",
      "type Settings = import('@laine/server/settings.ts').Settings;",
    ]) {
      expect(wrongImports(path, text)).toHaveLength(1);
    }
  });
});

describe('allowed', () => {
  test.each([
    ['rules/src/price/quote.ts', '@laine/contract/states.ts'],
    ['rules/src/price/quote.ts', './station-terms.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', './booking-store.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', '../../money/payments/queue-refund.ts'],
    ['server/src/rental/bookings/cancel-booking.ts', '../sessions/cancel-sessions.ts'],
    ['server/src/rental/journal/start-session.ts', '../bookings/restore-booking.ts'],
    ['server/src/site/stations/lockers/edit-locker.ts', '../../../rental/sessions/reseat-sessions.ts'],
    ['server/src/entry/jobs/telling-handlers.ts', '../../telling/outbox/send-notice.ts'],
    ['server/src/outside/stripe-payments.ts', '../ground/ports/payment-provider.ts'],
    ['server/src/outside/stripe-payments.ts', 'stripe'],
    ['server/src/laine.ts', './outside/stripe-payments.ts'],
    ['server/src/rental/bookings/checkout.test.ts', '@laine/sandbox/open-sandbox.ts'],
    ['web/src/app/root.tsx', '../customer/home/hero.tsx'],
    ['station/kiosk/src/kiosk.tsx', '../../src/screen/screen.ts'],
    ['sandbox/src/main.ts', '@laine/server/laine.ts'],
  ])('%s importing %s', (path, name) => {
    expect(isThere(path)).toBe(true);
    expect(wrongImports(path, importing(name))).toEqual([]);
  });

  test('words in a comment are no import', () => {
    const text =
      "export const a = 1;\n/*\nimport { b } from '@laine/server/settings.ts';\n*/\n// read from 'the future'\n";
    expect(wrongImports('rules/src/price/quote.ts', text)).toEqual([]);
  });
});

describe('the order of the domains', () => {
  const order = Object.keys(districts);

  test.each(order)('%s calls only districts below it, and its domains those before them', (district) => {
    const { may, domains } = districts[district];
    expect(order.slice(0, order.indexOf(district))).toEqual(expect.arrayContaining(may));
    const names = Object.keys(domains);
    for (const [domain, neighbours] of Object.entries(domains))
      expect(names.slice(0, names.indexOf(domain))).toEqual(expect.arrayContaining(neighbours));
  });

  test.each(order)('%s has the folders that it names, and no other', (district) => {
    const folders = readdirSync(join(root, 'server/src', district), { withFileTypes: true });
    const rooms = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rooms.toSorted()).toEqual(Object.keys(districts[district].domains).toSorted());
  });

  test('what goes against it has a reason and exists', () => {
    for (const { from, to, because } of backArrows) {
      const text = readFileSync(join(root, from), 'utf8');
      expect(text).toContain(to.split('/').at(-1));
      expect(because).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('a table is written by its owner alone', () => {
  const path = 'server/src/rental/bookings/cancel-booking.ts';

  test.each([
    "await tx.updateTable('sessions').set(change).execute();",
    "await tx.insertInto('sessions').values(row).execute();",
    "await db.with('gone', (query) => query.deleteFrom('sessions')).execute();",
    'await sql`update sessions set code = ${code} where id = ${id}`.execute(tx);',
    'await sql`insert into station_events values (${id})`.execute(tx);',
    'await sql`delete from jobs where id = ${id}`.execute(tx);',
    'await tx.deleteFrom(table).execute();',
    'await sql`delete from ${sql.table(table)} where ${which}`.execute(tx);',
    'await sql`update ${sql.table(table)} set ${change}`.execute(tx);',
    "await tx.insertInto('a_table_that_nobody_owns').values(row).execute();",
  ])('%s', (line) => {
    expect(wrongWrites(path, line)).toHaveLength(1);
  });

  test.each([
    ['server/src/rental/bookings/booking-store.ts', "await tx.updateTable('bookings').set(change).execute();"],
    ['server/src/telling/alerts/alert-store.ts', "await tx.insertInto('alerts').values(row).execute();"],
    [path, "await db.selectFrom('sessions').selectAll().forUpdate().execute();"],
    [path, 'await sql`select id from sessions for update skip locked`.execute(tx);'],
    ['server/src/rental/bookings/checkout.test.ts', "await tx.updateTable('sessions').set(change).execute();"],
    ['sandbox/src/demo/insert-demo-rentals.ts', "await tx.insertInto('sessions').values(rows).execute();"],
  ])('%s may: %s', (file, line) => {
    expect(isThere(file)).toBe(true);
    expect(wrongWrites(file, line)).toEqual([]);
  });

  const keeper = 'server/src/ground/keeping/keeping-store.ts';

  test('the keeper of old rows deletes and empties what its rules name', () => {
    expect(wrongWrites(keeper, 'await sql`delete from ${table} where ${which}`.execute(tx);')).toEqual([]);
    expect(wrongWrites(keeper, 'await sql`update ${table} set ${change} where ${which}`.execute(tx);')).toEqual([]);
  });

  test.each([
    'await sql`insert into ${table} values (${id})`.execute(tx);',
    "await tx.deleteFrom('bookings').execute();",
    'await sql`update sessions set note = null`.execute(tx);',
  ])('and nothing else: %s', (line) => {
    expect(wrongWrites(keeper, line)).toHaveLength(1);
  });

  test.each(writersOfAnyTable)('$file writes any table for a reason', ({ file, because }) => {
    expect(isThere(file)).toBe(true);
    expect(because).toMatch(/^[A-Z].*\.$/);
  });

  test('a table without an owner is told where to get one', () => {
    const [sentence] = wrongWrites(path, "await tx.insertInto('surfboards').values(row).execute();");
    expect(sentence).toBe(`${path} writes surfboards: no owner yet: add it to tableOwners in floor-plan.mjs`);
  });

  test.each(Object.values(tableOwners))('%s is there', (owner) => {
    expect(isThere(owner)).toBe(true);
  });
});

const rooms = Object.values(districts).flatMap(({ domains }) => Object.keys(domains));

test.each([...Object.keys(districts), ...rooms])('the architecture tells what %s is for', (name) => {
  const picture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect(picture.split('```')[1]).toMatch(new RegExp(`(?:^|  )${name}(?:  |$)`, 'm'));
});
