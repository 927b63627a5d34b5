import { DEAR_NUMBERS } from '../invent-input.ts';
import type { Law } from './law.ts';

export const dearMessages: Law = {
  name: 'no SMS goes where it is dear',
  async look({ scene }) {
    const dear = scene.messages.list({ channel: 'sms' }).find(({ to }) => DEAR_NUMBERS.includes(to));
    return dear && `an SMS went to ${dear.to}`;
  },
};

/** A rental with everything that can happen to it has fewer. */
const MAX_SMS_AN_HOUR = 30;

export const manyMessages: Law = {
  name: 'a person gets few SMS in an hour',
  async look({ scene }) {
    const since = scene.clock.now().subtract({ hours: 1 });
    const late = scene.messages.list({ channel: 'sms' }).filter(({ at }) => Temporal.Instant.compare(at, since) > 0);
    const [most] = [...Map.groupBy(late, ({ to }) => to)].toSorted(([, one], [, other]) => other.length - one.length);
    return most && most[1].length > MAX_SMS_AN_HOUR
      ? `${most[1].length} SMS went to ${most[0]} within an hour`
      : undefined;
  },
};
