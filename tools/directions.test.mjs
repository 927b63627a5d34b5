import { describe, expect, test } from 'vitest';
import { wrongImports } from './directions.mjs';

const importing = (name) => `import { anything } from '${name}';\n`;

describe('refused', () => {
  test.each([
    ['contract/src/money.ts', '@laine/rules/price.ts'],
    ['contract/src/money.ts', '../../rules/src/price.ts'],
    ['contract/src/money.ts', 'node:fs'],
    ['rules/src/price.ts', '@laine/server/laine.ts'],
    ['rules/src/price.ts', 'zod'],
    ['server/src/bookings/cancel-booking.ts', '../http/request/visit.ts'],
    ['server/src/bookings/cancel-booking.ts', '../outside/stripe.ts'],
    ['server/src/bookings/cancel-booking.ts', '../settings.ts'],
    ['server/src/bookings/cancel-booking.ts', '../accounts/account-store.ts'],
    ['server/src/notices/mails/booked.ts', '../../accounts/account-store.ts'],
    ['server/src/bookings/cancel-booking.ts', 'fastify'],
    ['server/src/bookings/cancel-booking.ts', 'stripe'],
    ['server/src/db/migrate.ts', '../sessions/end-session.ts'],
    ['server/src/db/tables/json.ts', '../../accounts/ports.ts'],
    ['server/src/http/routes/booking-routes.ts', '../../outside/stripe.ts'],
    ['server/src/http/routes/booking-routes.ts', '../../bookings/booking-store.ts'],
    ['server/src/gateway/open-commands.ts', '../http/request/visit.ts'],
    ['server/src/jobs/expire-hold.ts', '../outside/stripe.ts'],
    ['server/src/outside/stripe.ts', '../payments/send-refund.ts'],
    ['server/src/outside/stripe.ts', '../db/open-database.ts'],
    ['server/src/laine.ts', '@laine/sandbox/clock.ts'],
    ['server/src/main.ts', './testing/random.ts'],
    ['server/src/bookings/cancel-booking.ts', '../notices/example-rental.ts'],
    ['rules/src/price.ts', './example-terms.ts'],
    ['web/src/ui/dialog.tsx', '@laine/rules/price.ts'],
    ['web/src/ui/dialog.tsx', '../customer/home/hero.tsx'],
    ['web/src/customer/home/hero.tsx', '../../admin/stations/wall.tsx'],
    ['web/src/customer/home/hero.tsx', '../../app/site.ts'],
    ['web/src/admin/stations/wall.tsx', '../../customer/home/hero.tsx'],
    ['web/src/app/root.tsx', '@laine/server/laine.ts'],
    ['station/src/main.ts', '../../server/src/laine.ts'],
    ['station/kiosk/src/app.tsx', '../../../web/src/ui/dialog.tsx'],
    ['station/kiosk/src/app.tsx', '../../src/doors/open-door.ts'],
    ['sandbox/src/main.ts', '@laine/web/app/site.ts'],
    ['web/src/customer/home/hero.tsx', '../../../../e2e/src/journey.ts'],
    ['attic/src/box.ts', './other.ts'],
  ])('%s importing %s', (path, name) => {
    expect(wrongImports(path, importing(name))).toHaveLength(1);
  });

  test('in whichever way it is written', () => {
    const path = 'rules/src/price.ts';
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
    ['rules/src/price.ts', '@laine/contract/states.ts'],
    ['rules/src/price.ts', './slot.ts'],
    ['server/src/bookings/cancel-booking.ts', './booking-store.ts'],
    ['server/src/bookings/cancel-booking.ts', '../payments/queue-refund.ts'],
    ['server/src/outside/stripe.ts', '../payments/ports.ts'],
    ['server/src/outside/stripe.ts', 'stripe'],
    ['server/src/laine.ts', './outside/stripe.ts'],
    ['server/src/bookings/cancel-booking.test.ts', '@laine/sandbox/clock.ts'],
    ['web/src/app/root.tsx', '../customer/home/hero.tsx'],
    ['station/kiosk/src/app.tsx', '../../src/screen/screen.ts'],
    ['sandbox/src/main.ts', '@laine/server/laine.ts'],
  ])('%s importing %s', (path, name) => {
    expect(wrongImports(path, importing(name))).toEqual([]);
  });

  test('words in a comment are no import', () => {
    const text =
      "export const a = 1;\n/*\nimport { b } from '@laine/server/settings.ts';\n*/\n// read from 'the future'\n";
    expect(wrongImports('rules/src/price.ts', text)).toEqual([]);
  });
});
