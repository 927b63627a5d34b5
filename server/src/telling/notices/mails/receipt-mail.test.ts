import { expect, test } from 'vitest';
import { exampleCharge, exampleDocument, exampleRental, exampleSession } from '../example-rental.ts';
import { receiptMail } from './receipt-mail.ts';

const now = Temporal.Instant.from('2027-07-13T10:00:00Z');
const context = { origin: 'https://laine.test', now, occasion: 'c2', doublesUnpaidOvertime: true };
const document = exampleDocument({ id: 'd2', number: 'EE-R-2027-000131', totalInCents: 750 });
const movements = [exampleCharge(), exampleCharge({ id: 'c2', purpose: 'extension', amountInCents: 750, document })];
const finished = [exampleSession({ status: 'finished' })];

test.each([
  ['en', 'Your rental now ends at 12:00'],
  ['es', 'Nueva hora de fin: 12:00'],
  ['et', 'Sinu laenutus kestab nüüd kuni 12:00'],
  ['fr', 'Votre location se termine désormais à 12:00'],
  ['ru', 'Аренда продлена до 12:00'],
] as const)('one more hour is told by the new end, with its receipt below, in %s', (locale, title) => {
  for (const status of ['created', 'started'] as const) {
    const sessions = [exampleSession({ status })];
    const mail = receiptMail(exampleRental({ locale, movements, sessions }), context);
    expect(mail.title).toBe(title);
    expect(mail.subject).toContain('12:00');
    expect(mail.intro.join(' ')).not.toMatch(/ended|terminado|lõppenud|terminée|закончилось|Thank|Gracias|Aitäh|Merci/);
    expect(mail.documents).toMatchObject([{ title: expect.stringContaining('EE-R-2027-000131') }]);
  }
});

test('the receipt of one more hour tells of no end ahead once it is over', () => {
  for (const change of [{ sessions: finished }, { end: now }]) {
    expect(receiptMail(exampleRental({ movements, ...change }), context).title).toBe('Your receipt');
  }
});

test('the receipt of what a bank had taken back thanks nobody for paddling', () => {
  const paid = [exampleCharge({ id: 'c2', purpose: 'dispute', document })];
  expect(receiptMail(exampleRental({ movements: paid, sessions: finished }), context).intro.join(' ')).not.toContain(
    'Thank',
  );
});

test('the receipts at the end are receipts', () => {
  const mail = receiptMail(exampleRental({ movements, sessions: finished }), { ...context, occasion: '' });
  expect(mail.title).toBe('Your receipt');
  expect(mail.documents).toHaveLength(2);
});
