import { calls } from '@laine/contract/calls.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shapeOf, shapeOfCall } from './form-shape.ts';

const giftCard = shapeOfCall(calls.issueGiftCard);

test('a call’s own schema says what is wrong, field by field', () => {
  const issues = giftCard.check({ amountInCents: -5, recipientEmail: 'anna' });
  expect([...issues].map(([name, { code }]) => [name, code])).toEqual([
    ['recipientEmail', 'invalid_format'],
    ['amountInCents', 'too_small'],
  ]);
  expect(giftCard.check({ amountInCents: 2_500 }).size).toBe(0);
});

test('path and body are looked at together', () => {
  const shape = shapeOfCall(calls.giveGoodwill);
  expect([...shape.check({ bookingId: 'b1', amountInCents: 100, reason: 'sun' }).keys()]).toEqual(['reason']);
  expect([...shape.check({ amountInCents: 100, reason: 'weather' }).keys()]).toEqual(['bookingId']);
});

test('a body that is strict does not take the fields of the path for unknown ones', () => {
  expect(shapeOfCall(calls.editSession).check({ sessionId: 's1', note: 'For the mayor' }).size).toBe(0);
});

test('what the contract asks for is required', () => {
  expect(['amountInCents', 'recipientEmail'].map(giftCard.isRequired)).toEqual([true, false]);
});

test('an empty text is nothing where the contract takes no empty text', () => {
  expect(giftCard.tidy({ amountInCents: 5, recipientEmail: '' })).toEqual({
    amountInCents: 5,
    recipientEmail: undefined,
  });
  const shape = shapeOf([z.object({ note: z.string().nullable(), site: z.url().nullable(), name: z.string().min(1) })]);
  expect(shape.tidy({ note: '', site: '', name: '' })).toEqual({ note: '', site: null, name: '' });
});

test('of several issues with one field the first is told', () => {
  const shape = shapeOf([z.object({ code: z.string().min(3).regex(/^\d+$/) })]);
  expect(shape.check({ code: 'x' }).get('code')?.code).toBe('too_small');
});
