/**
 * Which room may know which. `may` names rooms (or single files of one), `packages` what may come from npm: a list, or
 * nothing where any will do. A room that no entry lets in is closed to everybody else.
 */

const domains = [
  'server/src/accounts',
  'server/src/alerts',
  'server/src/audit',
  'server/src/bookings',
  'server/src/notices',
  'server/src/payments',
  'server/src/reviews',
  'server/src/sessions',
  'server/src/stations',
  'server/src/webhooks',
];
const foundation = ['server/src/deps.ts', 'server/src/secrets.ts', 'server/src/texts'];
const ports = domains.map((domain) => `${domain}/ports.ts`);

export const floorPlan = [
  { room: 'palette', may: [], packages: ['node'] },
  { room: 'contract', may: [], packages: ['zod'] },
  { room: 'rules', may: ['contract'], packages: [] },

  ...domains.map((room) => ({
    room,
    may: [
      'contract',
      'rules',
      ...(room === 'server/src/notices' ? ['palette'] : []),
      ...domains,
      ...foundation,
      'server/src/db',
      'server/src/jobs',
    ],
    packages: ['kysely', 'libphonenumber-js', 'node', 'zod'],
  })),
  { room: 'server/src/db', may: ['contract'] },
  { room: 'server/src/texts', may: ['contract'] },
  {
    room: 'server/src/http',
    may: [
      'palette',
      'contract',
      'rules',
      ...domains,
      ...foundation,
      'server/src/db',
      'server/src/clock.ts',
      'server/src/settings.ts',
      'web/src/app/page-request.ts',
    ],
  },
  { room: 'server/src/gateway', may: ['contract', 'rules', ...domains, ...foundation, 'server/src/db'] },
  {
    room: 'server/src/jobs',
    may: ['contract', 'rules', ...domains, ...foundation, 'server/src/db', 'server/src/clock.ts'],
    packages: ['kysely', 'node', 'zod'],
  },
  { room: 'server/src/outside', may: ['contract', ...ports] },
  { room: 'server/src/deps.ts', may: [...ports, 'server/src/db', 'server/src/settings.ts'] },
  { room: 'server/src/laine.ts', may: ['contract', 'rules', 'server'] },
  { room: 'server/src/main.ts', may: ['server'] },
  { room: 'server', may: ['contract', 'rules'], packages: ['node', 'zod'] },

  {
    room: 'web/src/ui',
    may: ['palette', 'contract', 'rules/src/format-money.ts', 'rules/src/wall-time.ts', 'web/src/api', 'web/src/i18n'],
  },
  { room: 'web/src/api', may: ['contract'] },
  { room: 'web/src/i18n', may: ['contract'] },
  { room: 'web/src/customer', may: ['contract', 'rules', 'web/src/ui', 'web/src/api', 'web/src/i18n'] },
  { room: 'web/src/admin', may: ['contract', 'rules', 'web/src/ui', 'web/src/api', 'web/src/i18n'] },
  { room: 'web', may: ['palette', 'contract', 'rules', 'web'] },

  { room: 'station/kiosk', may: ['palette', 'contract', 'rules', 'station/src/screen'] },
  { room: 'station', may: ['contract', 'rules'] },

  { room: 'sandbox', may: ['palette', 'contract', 'rules', 'server', 'station'] },
];

/** A domain's store is its own: everybody else goes through a use case. */
export const isStore = (path) => /^server\/.*-store\.[jt]s$/.test(path);

/** Tests, measurements and what serves only them may look everywhere, and nobody else looks at them. */
export const isForTests = (path) =>
  /^(?:bench|e2e|prove)\/|\.test\.tsx?$|-fixture\.tsx?$|\/testing\/|\/example-[^/]+$/.test(path);
