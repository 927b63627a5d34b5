import { z } from 'zod';

/** What a line in a station's log is about. A title that was ever stored stays in this list. */
export const LogTitle = z.union([
  z.enum([
    'program-started',
    // What a station's journal tells, by the type of its event; a fault has a title of its own.
    'door-opened',
    'door-closed',
    'session-started',
    'session-finished',
    'door-jammed',
    'locker-disabled',
    'return-questioned',
    'return-withdrawn',
    'session-reopened',
    'session-moved',
    'door-left-open',
    'keypad-locked',
    'keypad-guarded',
    'staff-acted',
    'updated',
    'door-asked-for-by-renter',
    'problem-reported',
    'problem-remedied',
    'problem-resolved',
    'visit-ended',
    'broadcast-sent',
    'owner could not be written to',
    'webhook delivered',
    'webhook not delivered',
  ]),
  z.templateLiteral(['fault: ', z.string()]),
  z.templateLiteral(['not applied: ', z.string()]),
  z.templateLiteral(['webhook received: ', z.enum(['session-start', 'session-end', 'test'])]),
]);
export type LogTitle = z.infer<typeof LogTitle>;
