import { get } from '../call.ts';

/** What changes at the stations while staff look on. */
export const eventCalls = {
  eventStream: get('admin', '/events', {
    access: 'staff-person',
    summary: 'Server-sent events: what changed at the stations the caller runs',
    form: 'events',
  }),
};
