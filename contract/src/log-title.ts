import { z } from 'zod';

/** Titles of lines in a station's log. A title that was ever stored stays in this list. */
export const LogTitle = z.union([
  z.enum([
    'program-started',
    // Events of a station's journal, by type. Faults have titles of their own.
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
