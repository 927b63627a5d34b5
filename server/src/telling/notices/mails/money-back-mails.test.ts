import { expect, test } from 'vitest';
import { exampleCharge, exampleDocument, exampleRefund, exampleRental } from '../example-rental.ts';
import { refundOccasion } from '../refund-occasion.ts';
import { cancelledMail, refundedMail } from './money-back-mails.ts';

const now = Temporal.Instant.from('2027-07-13T10:00:00Z');
const context = { origin: 'https://laine.test', now, occasion: '', doublesUnpaidOvertime: true };
const credited = (number: string, amountInCents: number) =>
  exampleRefund({
    id: number,
    createdAt: now,
    amountInCents,
    document: exampleDocument({ id: number, kind: 'credit-note', number, totalInCents: amountInCents }),
  });
const refunds = [credited('EE-C-2027-000001', 1500), credited('EE-C-2027-000002', 2325)];
const cancelled = (cancelledAt: Temporal.Instant) =>
  exampleRental({
    status: 'expired',
    cancelledBy: 'customer',
    cancelledAt,
    movements: [exampleCharge({ amountInCents: 4250 }), ...refunds],
  });
const both = [{ title: 'Credit note EE-C-2027-000001' }, { title: 'Credit note EE-C-2027-000002' }];

test('a cancellation that is told with its refunds has one sum and every credit note', () => {
  const { intro, documents } = cancelledMail(cancelled(now), context);
  expect(intro.join(' ')).toContain('€38.25 goes back');
  expect(documents).toMatchObject(both);
});

test('a cancellation that is told late leaves the credit notes to the mail about its refunds', () => {
  const rental = cancelled(now.subtract({ minutes: 2 }));
  expect(cancelledMail(rental, context).documents).toEqual([]);
});

test('a refund whose provider is out of reach is told as one that waits', () => {
  const [first, second] = refunds.map((refund, index) =>
    index === 0 ? refund : { ...refund, state: 'pending' as const, document: null },
  );
  const movements = [exampleCharge({ amountInCents: 4250 }), ...[first, second].flatMap((one) => one ?? [])];
  const { intro, facts } = cancelledMail({ ...cancelled(now), movements }, context);
  expect(intro.join(' ')).toContain('€15.00 goes back to your card. Banks');
  expect(intro.join(' ')).toContain('€23.25 will go back to your card. It has not left yet: we will write');
  expect(facts.slice(-2)).toEqual([
    { label: 'Refund', value: '€15.00' },
    { label: 'Refund to come', value: '€23.25' },
  ]);
});

test('what goes back for the hour of a pass is part of the sum, with its own credit note', () => {
  const passPriceBack = [credited('EE-C-2027-000003', 1500)];
  const { documents, facts } = cancelledMail({ ...cancelled(now), passPriceBack }, context);
  expect(documents).toMatchObject([...both, { title: 'Credit note EE-C-2027-000003' }]);
  expect(facts.at(-1)).toEqual({ label: 'Refund', value: '€53.25' });
});

test('refunds of one decision are one mail with one sum', () => {
  const [first] = refunds;
  const occasion = first ? refundOccasion(first) : '';
  const { subject, documents } = refundedMail(cancelled(now), { ...context, occasion });
  expect(subject).toContain('Refund of €38.25');
  expect(documents).toMatchObject(both);
});
