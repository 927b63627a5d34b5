import { locales } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { exampleRental, threeSessions } from '../example-rental.ts';
import { NEW_CODE } from '../notice-times.ts';
import { changedMail } from './changed-mail.ts';

const now = Temporal.Instant.from('2027-07-13T10:00:00Z');
const context = { origin: 'https://laine.test', now, occasion: 'other', doublesUnpaidOvertime: true };

test.each(locales)('a code that was replaced is told as that, in %s', (locale) => {
  for (const change of [{}, { count: 3, sessions: threeSessions }]) {
    const rental = exampleRental({ locale, ...change });
    const mail = changedMail(rental, { ...context, occasion: `${NEW_CODE}1` });
    const changed = changedMail(rental, context);
    for (const part of ['subject', 'title', 'intro'] as const) expect(mail[part]).not.toEqual(changed[part]);
    expect(mail.hero).toEqual(changed.hero);
    expect(mail.intro.join(' ')).not.toMatch(/[{}]|undefined/);
  }
});
