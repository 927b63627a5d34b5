import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Brand } from '@laine/contract/brand.ts';
import { Email } from '@laine/contract/fields.ts';
import { isLoopback } from '@laine/contract/is-loopback.ts';
import { z } from 'zod';

/** The one module that reads the environment. docs/operating.md has the table of variables. */

const text = z.string().trim().min(1);
const MAX_PORT = 65_535;
const port = z
  .string()
  .refine((digits) => /^\d{1,5}$/.test(digits) && Number(digits) <= MAX_PORT, `must be 0 to ${MAX_PORT}`)
  .transform(Number);
/** As many as 128 random bits take in hexadecimal. */
const MIN_KEY_CHARACTERS = 32;
const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');

const isNetwork = (written: string) => {
  const [address = '', bits] = written.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
};
/**
 * The number of proxies in front, or their networks: only their entries in `X-Forwarded-For` count, never the caller's
 * own. `true` is one proxy.
 */
const trustedProxies = z.string().transform((given, context): false | number | string[] => {
  const words = given.split(',').map((word) => word.trim());
  if (words.every(isNetwork)) return words;
  if (/^(?:false|0)$/.test(given)) return false;
  if (/^(?:true|[1-9])$/.test(given)) return given === 'true' ? 1 : Number(given);
  context.addIssue('must be a number of proxies, or the networks they are in, such as 10.0.0.0/8');
  return z.NEVER;
});

/** Countries where an SMS costs about as much as at home: Europe, North America, Israel, Australia, New Zealand. */
const SMS_COUNTRIES =
  'AD AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IS IT LI LT LU LV MC MT NL NO NZ PL PT RO SE SI SK SM UA US'.split(
    ' ',
  );
const countryList = z.string().transform((given, context) => {
  const countries = given.split(',').map((word) => word.trim());
  if (countries.every((country) => /^[A-Z]{2}$/.test(country))) return countries;
  context.addIssue('must be countries as two capital letters each, such as EE,FI,ES');
  return z.NEVER;
});
/** The people who may book during a rehearsal. */
const addresses = z
  .string()
  .transform((given) => given.split(',').map((address) => address.trim()))
  .pipe(z.array(Email).nonempty());

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be a scheme and a host only, for example https://laine.example')
    .optional(),
  DATA_DIR: text.default('./data'),
  CONTACT_HASH_KEY: text
    .min(MIN_KEY_CHARACTERS)
    .regex(/^(?:(?!hex:)|hex:(?:[0-9a-f]{2}){32,}$)/, 'must have the content of contact-hash.key after hex:')
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  TRUST_PROXY: trustedProxies.default(false),
  GEOIP_FILE: text.optional(),
  MAP_STYLE_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text
    .refine(
      (from) => Email.safeParse(/^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from).success,
      'must be an address, such as Laine <hello@laine.example>',
    )
    .optional(),
  SMS_URL: z.url().optional(),
  SMS_USER: text.optional(),
  SMS_TOKEN: text.optional(),
  SMS_SENDER: text.optional(),
  SMS_COUNTRIES: countryList.default(SMS_COUNTRIES),
  STRIPE_SECRET_KEY: text
    .regex(/^(?:sk|rk)_(?:test|live)_/, 'must begin with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_').optional(),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  REHEARSAL_FOR: addresses.optional(),
  PAYPAL: flag.default(false),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  FACEBOOK_DIALOG_URL: z.url().default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  SERVICE_WORKER: flag.default(true),
  BRAND_FILE: text.optional(),
});
type Environment = z.output<typeof Environment>;

/** The product lives at the root of its address; a path would be dropped silently. */
function isOrigin(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

export type Settings = ReturnType<typeof arrange>;

export class UnsafeSettings extends Error {
  override readonly name = 'UnsafeSettings';
  constructor(problems: string[]) {
    super(`Laine cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Given = Record<string, string | undefined>;

/** Reads and validates the environment, or names every missing, malformed and unsafe setting at once. */
export function readSettings(env: Given): Settings {
  // An empty variable counts as unset: that's how compose files and shells switch a value off.
  const given: Given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { issues = [] } = Environment.safeParse(given).error ?? {};
  const malformed = new Set(issues.map(({ path }) => path[0]));
  const wellFormed = Environment.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name))),
  );
  const { brand, problems: brandProblems } = readBrand(wellFormed.BRAND_FILE);
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...brandProblems,
    ...(wellFormed.NODE_ENV === 'production' ? productionProblems(wellFormed, given, brand) : []),
  ];
  if (!brand || problems.length > 0) throw new UnsafeSettings(problems);
  return arrange(wellFormed, brand);
}

function arrange(env: Environment, brand: Brand) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    /** Opens staff pages and calls only to admins who signed in with a passkey or a recovery code. */
    adminsNeedPasskey: production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** Unset only outside production; then the visitor's own loopback address counts. */
    publicUrl: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL),
    dataDir: env.DATA_DIR,
    /** If unset, a key is generated in the data folder. */
    contactHashKey: env.CONTACT_HASH_KEY,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    geoipFile: env.GEOIP_FILE,
    mapStyleUrl: env.MAP_STYLE_URL,
    logLevel: env.LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    mail: { url: env.SMTP_URL, from: env.MAIL_FROM ?? 'Laine <no-reply@laine.test>' },
    sms: smsOf(env),
    payments: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      apiUrl: new URL(env.STRIPE_API_URL),
      /** Set it only where the PayPal account can be charged again later. */
      paypal: env.PAYPAL,
    },
    /** If set, everything is a rehearsal with test keys, and nobody else can book. */
    rehearsalFor: env.REHEARSAL_FOR,
    google: credentials(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, { issuer: new URL(env.GOOGLE_ISSUER) }),
    facebook: credentials(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, {
      dialogUrl: new URL(env.FACEBOOK_DIALOG_URL),
      graphUrl: new URL(env.FACEBOOK_GRAPH_URL),
    }),
    /** Loopback is for the sandbox, whose receiver is on this machine. */
    webhooks: { httpsOnly: production, toLoopback: env.WEBHOOKS_TO_LOOPBACK },
    /** If off, workers that browsers have registered remove themselves and their data. */
    serviceWorker: env.SERVICE_WORKER,
    brand,
  };
}

/** Undefined without a gateway. */
function smsOf(env: Environment) {
  const { SMS_URL: url, SMS_USER: user, SMS_TOKEN: token, SMS_SENDER: sender, SMS_COUNTRIES: countries } = env;
  if (url === undefined || user === undefined || token === undefined || sender === undefined) return undefined;
  return { url, user, token, sender, countries };
}

const credentials = <T>(clientId: string | undefined, clientSecret: string | undefined, endpoints: T) =>
  clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, ...endpoints };

function readBrand(file: string | undefined): { brand?: Brand; problems: string[] } {
  const path = file ?? fileURLToPath(new URL('../../brand.json', import.meta.url));
  try {
    const { data: brand, error } = Brand.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (brand) return { brand, problems: [] };
    const problems = error.issues.map((issue) => [path, issue.path.join('.'), issue.message].join(': '));
    return { problems: problems.map((problem) => `BRAND_FILE: ${problem}`) };
  } catch (error) {
    return { problems: [`BRAND_FILE: ${path} cannot be read: ${(error as Error).message}`] };
  }
}

/** Settings that money, doors and people depend on. */
function productionProblems(env: Environment, given: Given, brand: Brand | undefined): string[] {
  const required = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'CONTACT_HASH_KEY',
  ] as const;
  const problems = required.filter((name) => given[name] === undefined).map((name) => `${name} is missing`);
  for (const group of optional) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length === group.length) continue;
    problems.push(...missing.map((name) => `${name} is missing: ${group.join(', ')} are set together or not at all`));
  }
  if (brand) problems.push(...demonstrationProblems(brand));
  if (env.PUBLIC_URL !== undefined && !env.PUBLIC_URL.startsWith('https://')) {
    problems.push('PUBLIC_URL must be https: the login cookie is sent over https only');
  }
  const isTestKey = /^(?:sk|rk)_test_/.test(env.STRIPE_SECRET_KEY ?? '');
  if (isTestKey && !given['REHEARSAL_FOR']) {
    problems.push(
      'STRIPE_SECRET_KEY is a test key: nobody would pay. To rehearse with it, name in REHEARSAL_FOR who may book',
    );
  }
  if (env.REHEARSAL_FOR && env.STRIPE_SECRET_KEY && !isTestKey) {
    problems.push('REHEARSAL_FOR needs a test key as STRIPE_SECRET_KEY: with a live one people would pay');
  }
  problems.push(...plainTextProblems(env));
  for (const name of ['STRIPE_API_URL', 'GOOGLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'] as const) {
    if (!env[name].startsWith('https://')) problems.push(`${name} must be https`);
  }
  if (env.WEBHOOKS_TO_LOOPBACK)
    problems.push('WEBHOOKS_TO_LOOPBACK is for the sandbox: it opens this machine to webhooks');
  return problems;
}

/** Without these the product lacks SMS, or a sign-in button. */
const optional = [
  ['SMS_URL', 'SMS_USER', 'SMS_TOKEN', 'SMS_SENDER'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const;

/** Terms, receipts and mails must name the company that runs this, not the demonstration's. */
function demonstrationProblems(brand: Brand): string[] {
  const { brand: demonstration } = readBrand(undefined);
  const same = (['legalName', 'registrationNumber', 'contactEmail', 'contactPhone'] as const).filter(
    (field) => brand[field] === demonstration?.[field],
  );
  return same.length === 0
    ? []
    : [`BRAND_FILE still names the company of the demonstration (${same.join(', ')}): write a file of your own`];
}

/** Door codes and personal data cross a network only encrypted. */
function plainTextProblems({ SMTP_URL, SMS_URL, DATABASE_URL }: Environment): string[] {
  const problems: string[] = [];
  const smtp = SMTP_URL === undefined ? undefined : new URL(SMTP_URL);
  if (smtp && isBeyond(smtp) && smtp.protocol !== 'smtps:' && smtp.searchParams.get('requireTLS') !== 'true') {
    problems.push('SMTP_URL sends mail in plain text: use smtps://, or add ?requireTLS=true');
  }
  const sms = SMS_URL === undefined ? undefined : new URL(SMS_URL);
  if (sms && isBeyond(sms) && sms.protocol !== 'https:') problems.push('SMS_URL must be https');
  const database = DATABASE_URL === undefined ? undefined : new URL(DATABASE_URL);
  if (database && isBeyond(database) && database.searchParams.get('sslmode') !== 'verify-full') {
    problems.push(
      'DATABASE_URL may be overheard on its way: add ?sslmode=verify-full, and sslrootcert for an authority of its own',
    );
  }
  return problems;
}

/** True unless it's this machine's loopback, or a PostgreSQL socket in its file system. */
function isBeyond({ hostname, searchParams }: URL): boolean {
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return host !== '' && !host.startsWith('/') && !isLoopback(host);
}
