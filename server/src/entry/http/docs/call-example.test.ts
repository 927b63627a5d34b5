import type { Call } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { expect, test } from 'vitest';
import { answerExample, callExample } from './call-example.ts';
import { jsonSchema } from './json-schema.ts';
import { sampleValue } from './sample-value.ts';

const facts = { origin: 'https://laine.test', loginCookie: 'login' };

test('an example says the address, who asks and what is sent', () => {
  expect(callExample(calls.cancelBooking, facts)).toMatch(
    /^curl -X POST 'https:\/\/laine\.test\/api\/bookings\/\w+\/cancel' \\\n {2}-b 'login=…' \\\n {2}-H 'Content-Type: application\/json' \\\n {2}-d '\{"preview":false/,
  );
  expect(callExample(calls.stationAvailability, facts)).toBe(
    "curl 'https://laine.test/api/stations/pirita/availability?date=2026-07-04'",
  );
  expect(callExample(calls.adminStations, facts)).toContain("-H 'Authorization: Bearer …'");
});

test.for(Object.entries<Call>(calls).filter(([, { answer, form }]) => answer && form === undefined))(
  'the example of the answer of %s has every field',
  ([, call]) => {
    expect(answerExample(call)).not.toMatch(/undefined|NaN/);
  },
);

/** Their schema asks for more than JSON Schema can say. */
const unsayable = new Set([
  'editStation',
  'editPerson',
  'setOwnerShare',
  'previewClosure',
  'newClosure',
  'editSession',
]);

const bodies = Object.entries<Call>(calls).flatMap(([name, { body }]) =>
  body && !unsayable.has(name) ? [{ name, body }] : [],
);

test.for(bodies)('what the example of $name sends would be accepted', ({ body }) => {
  expect(body.safeParse(sampleValue(jsonSchema(body, 'input'))).error?.issues ?? []).toEqual([]);
});
