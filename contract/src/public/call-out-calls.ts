import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, LockerNumber, Moment, Success } from '../fields.ts';
import { Rescue, SilenceMinutes } from '../rescue.ts';

const callOutParams = z.object({ callOutId: Id });

/** Somebody who was called because of an alert. The link was sent to their own phone or mailbox and proves who they are. */
export const callOutCalls = {
  callOut: get('public', '/call-outs/:callOutId', {
    access: 'anyone',
    summary: 'What somebody was called out for',
    params: callOutParams,
    answer: z.object({
      state: z.enum(['open', 'taken-by-you', 'taken', 'over']),
      /** Who looks after it, once somebody does. */
      takenBy: z.string().nullable(),
      /** Somebody has talked to them: people are called again from then on. */
      silencedUntil: Moment.nullable(),
      /** Null once it is over: then nobody needs to know who it was. */
      missing: z
        .object({
          name: z.string().nullable(),
          phone: z.string(),
          lockerNumbers: z.array(LockerNumber),
          dueAt: Moment,
          collectedAt: Moment.nullable(),
          /** When a door of theirs was last heard of. */
          lastDoorAt: Moment.nullable(),
          /** They pressed on their booking page that they need no help. */
          saidFineAt: Moment.nullable(),
        })
        .nullable(),
      station: z.object({
        name: z.string(),
        locationText: z.string(),
        timeZone: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        /** Its news may be on their way; null where it is connected. */
        silentSince: Moment.nullable(),
      }),
    }),
  }),
  takeCallOut: post('public', '/call-outs/:callOutId/take', {
    access: 'proof',
    summary: 'Look after it: nobody else is called any more',
    params: callOutParams,
    answer: Success,
  }),
  silenceCallOut: post('public', '/call-outs/:callOutId/talked-to', {
    access: 'proof',
    summary: 'Talked to whoever is not back: nobody is called for so many minutes, then again',
    params: callOutParams,
    body: z.object({ minutes: SilenceMinutes }),
    answer: Success,
  }),
  endCallOut: post('public', '/call-outs/:callOutId/found', {
    access: 'proof',
    summary: 'A rescue service has it: nobody else is called any more',
    params: callOutParams,
    body: z.object({ rescue: Rescue }),
    answer: Success,
  }),
};
