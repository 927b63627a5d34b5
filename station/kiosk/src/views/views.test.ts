import { locales } from '@laine/contract/languages.ts';
import { WarningKind } from '@laine/contract/station-link.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Screen, View } from '../../../src/screen/screen.ts';
import { Kiosk } from '../kiosk.tsx';
import type { Program } from '../program/open-program.ts';
import { ProgramContext } from '../program/use-program.ts';
import { exampleScreen, exampleViews } from '../testing/example-screens.ts';
import { textsIn } from '../texts/texts.ts';

function draw(screen: Screen | undefined, isLost = false): string {
  const heard = { screen, heardAtInMs: 0, touchedAtInMs: 0, isLost };
  const program: Program = {
    heard: () => heard,
    onChange: () => () => undefined,
    touch: () => Promise.resolve(screen),
    close: () => undefined,
  };
  return renderToStaticMarkup(createElement(ProgramContext, { value: program }, createElement(Kiosk)));
}

const show = (view: View, more: Partial<Screen> = {}) => draw({ ...exampleScreen, view, ...more });

const facesOf = (view: View) =>
  'purpose' in view ? view.purpose : 'problem' in view ? (view.problem?.what ?? '') : '';

test.for(
  exampleViews.flatMap((view) => locales.map((locale) => ({ view, locale, name: view.name, face: facesOf(view) }))),
)('$name $face has one heading and no gap in its words in $locale', ({ view, locale }) => {
  const page = show(view, { locale });

  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/undefined|null|NaN|Invalid/);
});

test.for(['closed', 'out-of-service', 'return-only', 'after-hours'] as const)(
  'a station that is %s still takes boards back and opens lockers in use',
  (closed) => {
    const page = show({ name: 'start' }, { closed, opensAt: '2026-07-05T05:00:00Z' });

    expect(page).toContain('Opens: tomorrow, 08:00');
    expect(page).toContain('Return');
    expect(page).toContain('My locker');
    expect(page).not.toContain('Collect');
  },
);

const until = '2026-07-04T15:00:00Z';

test.for(
  WarningKind.options.flatMap((kind) =>
    locales.map((locale) => ({ kind, locale, words: textsIn(locale).warning[kind] })),
  ),
)('during $kind nobody is invited onto the water in $locale', ({ kind, locale, words }) => {
  const more = { locale, warning: { kind, until } };
  const { start, collected } = textsIn(locale);
  const lockerNumber = 3;
  const begin = show({ name: 'start' }, more);
  const gone = show({ name: 'collected', lockerNumber, endsAt: until, isBoardInside: false }, more);

  expect(begin).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
  expect(begin).not.toContain(start.title);
  expect(begin).toContain(start.collect);
  expect(begin).toContain(start.giveBack);
  expect(gone).toContain(`</svg>${words}</p>`);
  expect(gone).not.toContain(collected.title);
});

const stormLine = '</svg>Storm: stay ashore</p>';

test('a warning says until when, and stands where a board is taken, not where it is brought back', () => {
  const warning = { kind: 'storm', until } as const;
  const open = { name: 'open' as const, lockerNumber: 3, items: [], endsAt: null, stoppedAt: null };

  expect(show({ name: 'start' }, { warning })).toContain('Expected until: 18:00');
  expect(show({ ...open, purpose: 'collect' }, { warning })).toContain(stormLine);
  expect(show({ ...open, purpose: 'again' }, { warning })).toContain(stormLine);
  expect(show({ ...open, purpose: 'return' }, { warning })).not.toContain(stormLine);
});

test('a closed station warns as well, unless its reason says the same', () => {
  const warning = { kind: 'storm', until } as const;

  expect(show({ name: 'start' }, { closed: 'after-hours', warning })).toContain(stormLine);
  expect(show({ name: 'start' }, { closed: 'storm', warning })).not.toContain(stormLine);
});

test('a station that is not set up offers nothing but help', () => {
  const page = show({ name: 'start' }, { closed: 'not-set-up' });

  expect(page).toContain('being set up');
  expect(page).toContain('Help');
  expect(page).not.toContain('Return');
});

const code = { name: 'code', intent: 'open', asksForPhoneDigits: false, problem: null } as const;

test('somebody without a booking finds the way on the start, on Help and on the keypad', () => {
  for (const view of [{ name: 'start' }, { name: 'help' }, code] as const) {
    const page = show(view);
    expect(page).toContain('No booking yet?');
    expect(page).toContain('4 boards free now');
    expect(page).toContain('1 h €20.00');
    expect(show(view, { walkUp: null })).not.toContain('No booking yet?');
  }
  expect(show({ ...code, intent: 'return' })).not.toContain('No booking yet?');
});

test('without a free board the next one is named, if it is known', () => {
  const none = { url: 'https://laine.example', free: 0, minutes: 90, priceInCents: 3000 };

  expect(show({ name: 'start' }, { walkUp: { ...none, nextFreeAt: until } })).toContain('Next one: 18:00');
  expect(show({ name: 'start' }, { walkUp: { ...none, nextFreeAt: null } })).not.toContain('Next one');
  expect(show({ name: 'start' }, { walkUp: { ...none, nextFreeAt: null } })).toContain('90 min');
});

test('without a network no code invites: the doors would not hear of a new booking', () => {
  const page = show({ name: 'start' }, { isOnline: false });

  expect(page).toContain('a new booking would open no door');
  expect(page).not.toContain('free now');
});

test('a late return says what it costs at most, as far as that is known', () => {
  const late = { name: 'returned', lockerNumber: 3, wasLate: true } as const;

  expect(show({ ...late, feeInCents: 2000 })).toContain('that costs €20.00 at most');
  expect(show({ ...late, feeInCents: 0 })).toContain('nothing extra to pay');
  expect(show(late)).toContain('Your receipt shows whether');
});

test('only the languages of the station are offered', () => {
  const page = show({ name: 'start' }, { languages: ['et', 'ru'], locale: 'et' });

  expect(page).toContain('Русский');
  expect(page).not.toContain('Español');
});

test('nothing leads to the staff page where there is none', () => {
  expect(show({ name: 'help' })).toContain('For staff');
  expect(show({ name: 'help' }, { hasStaffPage: false })).not.toContain('For staff');
});

test('staff read what belongs in a locker in their language, and by its own name where the kind has none', () => {
  const items = [
    { name: 'Vest M', kind: 'vest', rfid: 'v1' },
    { name: 'Dry bag', kind: 'other', rfid: 'd1' },
  ] as const;
  const page = exampleViews
    .filter((view) => view.name === 'staff')
    .map((view) => ({ ...view, lockers: view.lockers.map((locker) => ({ ...locker, items: [...items] })) }))
    .map((view) => show(view, { locale: 'et' }))
    .join('');

  expect(page).toContain('Päästevest');
  expect(page).toContain('Dry bag');
  expect(page).not.toContain('Vest M');
});

test('a station without a phone number says where to find one', () => {
  expect(
    show(
      { name: 'jammed', lockerNumber: 3, isReturn: false, canTryAnother: false, stoppedAt: null },
      { contactPhone: null },
    ),
  ).toContain('Our phone number is on your booking page');
});

test('without its program the page asks for a moment, in every language before the first word', () => {
  expect(draw(undefined)).toContain('Üks hetk');
  expect(draw(undefined)).toContain('One moment');
  expect(draw({ ...exampleScreen, locale: 'fr' }, true)).toContain('Un instant');
  expect(draw({ ...exampleScreen, locale: 'fr' }, true)).not.toContain('One moment');
});
