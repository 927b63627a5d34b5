import { expect, test } from 'vitest';
import { planAlertMessages } from './plan-alert-messages.ts';

const hour = 3_600;
const settings = {
  byMail: true,
  bySms: true,
  quietFromInSeconds: 22 * hour,
  quietToInSeconds: 7 * hour,
  digestAtInSeconds: 8 * hour,
};
const at = (time: string) => Temporal.Instant.from(`2027-07-14T${time}:00Z`);
type Facts = Parameters<typeof planAlertMessages>[0];

const plan = (facts: Partial<Facts>) =>
  planAlertMessages({
    urgency: 'urgent',
    renterAt: undefined,
    settings,
    hasPhone: true,
    timeZone: 'UTC',
    now: at('15:00'),
    ...facts,
  }).map(({ channel, pace, dueAt }) => `${channel} ${pace} ${dueAt.toString().slice(8, 16)}`);

test.each<[string, Partial<Facts>, string[]]>([
  ['urgent by day', {}, ['email by-day 14T15:01', 'sms by-day 14T15:01']],
  ['urgent at night', { now: at('23:00') }, ['email by-day 15T07:00', 'sms by-day 15T07:00']],
  ['into the first minute of the night', { now: at('21:59') }, ['email by-day 15T07:00', 'sms by-day 15T07:00']],
  [
    'at night with a renter within the hour',
    { now: at('23:00'), renterAt: Temporal.Instant.from('2027-07-15T00:00:00Z') },
    ['email at-once 14T23:01', 'sms at-once 14T23:01'],
  ],
  [
    'at night with a renter after the hour',
    { now: at('23:00'), renterAt: Temporal.Instant.from('2027-07-15T00:01:00Z') },
    ['email by-day 15T07:00', 'sms by-day 15T07:00'],
  ],
  ['without a phone', { hasPhone: false }, ['email by-day 14T15:01']],
  ['with SMS switched off', { settings: { ...settings, bySms: false } }, ['email by-day 14T15:01']],
  ['with mail switched off', { settings: { ...settings, byMail: false } }, ['sms by-day 14T15:01']],
  ['ordinary', { urgency: 'ordinary' }, ['email digest 15T08:00']],
  ['ordinary with a renter', { urgency: 'ordinary', renterAt: at('15:30') }, ['email digest 15T08:00']],
  ['ordinary with mail switched off', { urgency: 'ordinary', settings: { ...settings, byMail: false } }, []],
  ['awaited by nobody', { urgency: 'when-awaited' }, ['email digest 15T08:00']],
  [
    'awaited after the digest',
    { urgency: 'when-awaited', renterAt: Temporal.Instant.from('2027-07-15T08:00:00Z') },
    ['email digest 15T08:00'],
  ],
  [
    'awaited this evening',
    { urgency: 'when-awaited', renterAt: at('19:00') },
    ['email by-day 14T15:01', 'sms by-day 14T15:01'],
  ],
  [
    'awaited by somebody who is out',
    { urgency: 'when-awaited', renterAt: at('14:00'), now: at('22:30') },
    ['email at-once 14T22:31', 'sms at-once 14T22:31'],
  ],
  [
    'safety at night with all switched off',
    { urgency: 'safety', now: at('23:00'), settings: { ...settings, byMail: false, bySms: false } },
    ['email at-once 14T23:00', 'sms at-once 14T23:00'],
  ],
  ['what people are called for', { urgency: 'call-out' }, []],
])('%s', (_, facts, messages) => {
  expect(plan(facts)).toEqual(messages);
});
