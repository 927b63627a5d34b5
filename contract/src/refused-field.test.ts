import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { refusals } from './refusals.ts';
import { refusedField } from './refused-field.ts';

const inputs = new Set(
  Object.values<Call>(calls).flatMap(({ body }) => (body && 'shape' in body ? Object.keys(body.shape as object) : [])),
);

test('a refusal is about a field that some call takes, or about none', () => {
  const fields = Object.keys(refusals).map(refusedField);
  expect(fields.filter((field) => field !== null && !inputs.has(field))).toEqual([]);
  expect(fields).toEqual(expect.arrayContaining(['phone', 'rfid', null]));
});

test('a code that this contract does not know is about no field', () => {
  expect(['made-up', 'toString', undefined].map(refusedField)).toEqual([null, null, null]);
});
