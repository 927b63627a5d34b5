import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import * as constants from '@laine/rules/constants.ts';
import { describe, expect, test } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { LEGAL_KINDS, type LegalKind } from './document-versions.ts';
import { exampleFacts } from './example-facts.ts';
import { type Figures, figuresFrom } from './figures.ts';
import type { LegalFacts } from './legal-facts.ts';
import { linksOf, listTexts, wordsOf } from './testing/list-texts.ts';
import { writeLegalDocument } from './write-legal-document.ts';

const figures = figuresFrom(constants);
const bareFacts: LegalFacts = { ...exampleFacts, paypal: false, google: false, facebook: false, mapHost: null };
const everyText = LEGAL_KINDS.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
const textsOf = (kind: LegalKind, locale: Locale, facts = exampleFacts, promised = figures) =>
  listTexts(writeLegalDocument(kind, locale, facts, promised));

/** Places where the document changes with a figure. */
function placesOf(kind: LegalKind, locale: Locale, changed: Figures): string[] {
  const before = textsOf(kind, locale);
  const after = textsOf(kind, locale, exampleFacts, changed);
  return before.filter(({ text }, at) => wordsOf(text) !== wordsOf(after[at]?.text ?? '')).map(({ place }) => place);
}

test('the terms have their sixteen sections', () => {
  const { sections } = writeLegalDocument('terms', 'en', exampleFacts);
  expect(sections.map(({ title }) => title)).toEqual([
    'Access and Registration',
    'Acceptable Usage',
    'Prohibited Uses',
    'Intellectual Property',
    'Notifying Infractions',
    'Data Protection',
    'Account Termination',
    'Charges, Transactions and Refunds',
    'Taxes',
    'User Liability',
    'Limitation of Liability',
    'Warranty Exclusions',
    'Conflict Resolution',
    'Applicable Law',
    'Additional Provisions',
    'Contact Details',
  ]);
});

describe.each(everyText)('$kind in $locale', ({ kind, locale }) => {
  test.each([exampleFacts, bareFacts])('has the sections, blocks and links of the English one', (facts) => {
    const outline = (texts: ReturnType<typeof listTexts>) =>
      texts.map(({ place, text }) => [place, linksOf(text).map(({ href }) => href)]);
    expect(outline(textsOf(kind, locale, facts))).toEqual(outline(textsOf(kind, 'en', facts)));
  });

  test('leaves nothing unfilled', () => {
    const words = [exampleFacts, bareFacts]
      .flatMap((facts) => textsOf(kind, locale, facts))
      .map(({ text }) => wordsOf(text));
    expect(words.filter((text) => text.trim() === '' || /undefined|null|NaN|\[object|\{|\}| {2}/.test(text))).toEqual(
      [],
    );
  });

  test('names the operator, and nobody else', () => {
    const words = textsOf(kind, locale).map(({ text }) => wordsOf(text));
    expect(words.join('\n')).toContain(exampleFacts.brand.contactEmail);
    expect(words.join('\n')).not.toMatch(/Laine|laine\./);
  });

  test('is written in its own language', () => {
    if (locale === 'en') return;
    const english = new Map(textsOf(kind, 'en').map(({ place, text }) => [place, wordsOf(text)]));
    const copied = textsOf(kind, locale).filter(({ place, text }) => {
      const words = wordsOf(text);
      return words.includes(' ') && /\p{L}{4}/u.test(words) && words === english.get(place);
    });
    // Sentences about who we are consist of names only.
    expect(copied.filter(({ text }) => !wordsOf(text).includes(exampleFacts.brand.legalName))).toEqual([]);
  });

  test('leads only to pages and sections that are there', () => {
    const pages = [paths.terms(), paths.privacy(), paths.dataDeletion(), paths.accessibility(), paths.settings()];
    const ids = writeLegalDocument(kind, locale, exampleFacts).sections.map(({ id }) => `#${id}`);
    for (const { href } of textsOf(kind, locale).flatMap(({ text }) => linksOf(text))) {
      expect([
        ...pages,
        ...ids,
        'mailto:hello@ripple.test',
        'tel:+37255550100',
        'https://www.w3.org/TR/WCAG22/',
      ]).toContain(href);
    }
  });
});

test.each(Object.keys(figures) as (keyof Figures)[])('%s stands at the same places in every language', (name) => {
  const changed = { ...figures, [name]: figures[name] + 12_300 };
  const placesIn = (locale: Locale) =>
    LEGAL_KINDS.flatMap((kind) => placesOf(kind, locale, changed).map((place) => `${kind} ${place}`));
  const inEnglish = placesIn('en');
  expect(inEnglish).not.toEqual([]);
  expect(Object.fromEntries(locales.map((locale) => [locale, placesIn(locale)]))).toEqual(
    Object.fromEntries(locales.map((locale) => [locale, inEnglish])),
  );
});

/** Facts that no document mentions: internals, or things not on sale. */
const unsaid = new Set([
  'MINUTE_IN_SECONDS',
  'HOUR_IN_SECONDS',
  'DAY_IN_SECONDS',
  'HOUR_IN_MS',
  'DATE_CHOICES',
  'DEFAULT_START_DELAY_SECONDS',
  'MAX_START_IN_PAST_SECONDS',
  'MAX_UNPAID_HOLDS_PER_DAY',
  'MAX_FREE_BOOKINGS_PER_DAY',
  'MAX_SMS_TO_ONE_PER_DAY',
  'MAX_SMS_TO_COUNTRY_PER_DAY',
  'UNUSUAL_SMS_PER_DAY',
  'MAX_SILENCE_SECONDS',
  'SEARCH_RETURNS_SECONDS',
  'SAID_BACK_SECONDS',
  'MAX_JAMS_PER_BOOKING',
  'MAX_OWN_MONEY_BACK',
  'OWN_MONEY_BACK_DAYS',
  'REPLACEMENT_KEPT_SECONDS',
  'MIN_PAYMENT_PAGE_LIFE_SECONDS',
  'IDEMPOTENCY_KEY_TRUST_SECONDS',
  'FIRST_DEBT_REMINDER_DAYS',
  'SECOND_DEBT_REMINDER_DAYS',
  'DEBT_REMINDER_TIME_SECONDS',
  'MIN_BETWEEN_DEBT_STEPS_SECONDS',
  'PRODUCT_RETURN_DAYS',
  'GIFT_CARD_DAYS_AFTER_REFUND',
  'GIFT_CARD_CODE_LETTERS',
  'MAX_VOUCHERS_AGAIN',
  'FORGOTTEN_THINGS_SECONDS',
  'MONEY_BACK_RETURN_SECONDS',
  'DOOR_LEFT_OPEN_SECONDS',
  'DOOR_LEFT_OPEN_NEWS_SECONDS',
  'CALL_OUT_STEP_SECONDS',
  'ALERT_SPACING_SECONDS',
  'RENTER_SOON_SECONDS',
  'DEFAULT_QUIET_FROM_SECONDS',
  'DEFAULT_QUIET_TO_SECONDS',
  'DEFAULT_DIGEST_SECONDS',
  'ALERT_TEST_SPACING_SECONDS',
  'ENDING_SOON_SECONDS',
  'REMEDY_SECONDS',
  'REPORT_AFTER_END_SECONDS',
  'MAX_PHOTOS_PER_REPORT',
  'MAX_REPORTS_PER_BOOKING',
  'MAX_PHOTOS_A_DAY',
  'MAX_STATION_PICTURES_A_DAY',
  'MAX_STAFF_PHOTOS_A_DAY',
  'LOOSE_PHOTO_HOURS',
  'STATEMENT_CLOSES_AFTER_DAYS',
  'LOCKER_CHECK_BEFORE_START_SECONDS',
  'LOGIN_CODE_TRIES',
  'WRONG_CODES_BEFORE_LOCKOUT',
  'FIRST_LOCKOUT_SECONDS',
  'MAX_LOCKOUT_SECONDS',
  'MAX_EXCUSED_LOCKOUT_SECONDS',
  'WRONG_CODES_BEFORE_PHONE_DIGITS',
  'WRONG_CODES_WINDOW_SECONDS',
  'WRONG_PINS_A_DAY',
  'DOOR_CODE_EXPLAINED_SECONDS',
  'PHONE_DIGITS_ASKED',
  'STATION_SILENT_AFTER_SECONDS',
  'STATION_SILENT_ALERT_AFTER_SECONDS',
  'SILENT_STATION_NO_START_WITHIN_SECONDS',
  'MAX_WAIT_FOR_STATION_SECONDS',
  'BOOKING_REFRESH_SECONDS',
  'STAFF_LOGIN_MAX_UNUSED_HOURS',
  'STAFF_LOGIN_MAX_DAYS',
]);

test.each(Object.keys(constants).filter((name) => !unsaid.has(name)))('%s changes a text when it changes', (name) => {
  const rules: Record<string, number> = { ...constants };
  const changed = figuresFrom({ ...constants, [name]: (rules[name] ?? 0) * 3 });
  expect(LEGAL_KINDS.flatMap((kind) => placesOf(kind, 'en', changed))).not.toEqual([]);
});

test('nothing is called unsaid that the rules do not know', () => {
  expect([...unsaid].filter((name) => !(name in constants))).toEqual([]);
});

describe('no figure is typed by hand', () => {
  const folder = join(import.meta.dirname, 'texts');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  /** Names of standards and articles of law. */
  const names = [
    /https:\/\/www\.w3\.org\/TR\/WCAG22\//g,
    /WCAG\) 2\.2/g,
    /EN 301 549/g,
    /Article 6\(1\)/g,
    /artikli 6 lõike 1 /g,
    /artículo 6\.1\./g,
    /article 6, paragraphe 1, /g,
    /статья 6, часть 1, /g,
    /\\u(?:00A[0D]|202F)/g,
    /percent \/ 100/g,
  ];
  /** Figures spelled out. `One` and its kin are also articles and pronouns, so they are left to the reader. */
  const spelled =
    /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twice|kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa|kümme|kahe|kolme|kümne|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|дважды)(?!\p{L})/iu;

  test.each(sources)('in %s', (file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const own = names.reduce((text, name) => text.replaceAll(name, ''), source).replaceAll(/\/\*\*.*?\*\//gs, '');
    expect(own.match(/.*\d.*/g) ?? []).toEqual([]);
    expect(own.split('\n').filter((line) => spelled.test(line))).toEqual([]);
  });
});

test('PayPal, sign-in providers and map tiles are named only where they are used', () => {
  for (const { kind, locale } of everyText) {
    const words = textsOf(kind, locale, bareFacts)
      .map(({ text }) => wordsOf(text))
      .join('\n');
    expect(words).not.toMatch(/PayPal|Facebook|Google(?! Pay)|tiles\.ripple/);
  }
});

test('the privacy text lists everything that the web app leaves in a browser', () => {
  for (const locale of locales) {
    const words = textsOf('privacy', locale).map(({ text }) => wordsOf(text));
    expect(browserStorage.filter(({ name }) => !words.some((text) => text.startsWith(name)))).toEqual([]);
  }
});

test('no text claims that a lawyer has read it', () => {
  for (const { kind, locale } of everyText) {
    const words = textsOf(kind, locale)
      .map(({ text }) => wordsOf(text))
      .join('\n');
    expect(words).not.toMatch(/counsel|reviewed by|abogad[oa] revis|vandeadvokaa|юристом проверен|relu par un avocat/i);
  }
});
