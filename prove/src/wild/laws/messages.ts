import { DEAR_NUMBERS } from '../invent-input.ts';
import type { Law } from './law.ts';

export const dearMessages: Law = {
  name: 'no SMS goes where it is dear',
  async look({ scene }) {
    const dear = scene.messages.list({ channel: 'sms' }).find(({ to }) => DEAR_NUMBERS.includes(to));
    return dear && `an SMS went to ${dear.to}`;
  },
};

/** Even a rental with every possible event has fewer. */
const MAX_AN_HOUR = { sms: 30, email: 40 };

export const manyMessages: Law = {
  name: 'a person gets few messages in an hour',
  async look({ scene }) {
    const since = scene.clock.now().subtract({ hours: 1 });
    const late = scene.messages.list().filter(({ at }) => Temporal.Instant.compare(at, since) > 0);
    const many = Map.groupBy(late, ({ channel, to }) => `${channel} to ${to}`)
      .values()
      .find((messages) => messages.some(({ channel }) => messages.length > MAX_AN_HOUR[channel]));
    return many && `${many.length} messages went by ${many[0]?.channel} to ${many[0]?.to} within an hour`;
  },
};
