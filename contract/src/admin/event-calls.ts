import { get } from '../call.ts';

/** The live stream of changes for staff screens. */
export const eventCalls = {
  eventStream: get('admin', '/events', {
    access: 'staff-person',
    summary: 'Server-sent events: what changed at the stations the caller runs',
    form: 'events',
  }),
};
