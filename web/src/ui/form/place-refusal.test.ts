import { expect, test } from 'vitest';
import { placeRefusal } from './place-refusal.ts';

const places = {
  shown: new Set(['rfid', 'name', 'prefs']),
  fieldOf: (code: string | undefined) => (code === 'tag-taken' ? 'rfid' : null),
  checkThis: 'Please check this',
};
const place = (code: string, message: string, fields: string[] = []) => placeRefusal({ code, message, fields }, places);

test('a refusal about one field stands beside it in the server’s words', () => {
  expect(place('tag-taken', 'This tag is on another item')).toEqual({
    fields: { rfid: 'This tag is on another item' },
    problem: undefined,
  });
});

test('a refusal about no field is about the whole form', () => {
  expect(place('not-allowed', 'You may not do this')).toEqual({ fields: {}, problem: 'You may not do this' });
});

test('fields that the server names are marked, also by the head of their path', () => {
  expect(place('malformed', 'Please check: prefs.LANGUAGES', ['name', 'prefs.LANGUAGES'])).toEqual({
    fields: { name: 'Please check this', prefs: 'Please check this' },
    problem: undefined,
  });
});

test('what is wrong with a field that nobody sees is said about the whole', () => {
  expect(place('malformed', 'Please check: stationId', ['stationId'])).toEqual({
    fields: {},
    problem: 'Please check: stationId',
  });
  expect(place('malformed', 'Please check: name, stationId', ['name', 'stationId'])).toEqual({
    fields: { name: 'Please check this' },
    problem: 'Please check: name, stationId',
  });
});
