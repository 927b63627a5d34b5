import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, LockerNumber, Moment, Success } from '../fields.ts';
import { Rescue, SilenceMinutes } from '../rescue.ts';

const callOutParams = z.object({ callOutId: Id });

/** For somebody called because of an alert. The link went to their own phone or mailbox and proves who they are. */
export const callOutCalls = {
  callOut: get('public', '/call-outs/:callOutId', {
    access: 'anyone',
    summary: 'What somebody was called out for',
    params: callOutParams,
    answer: z.object({
      state: z.enum(['open', 'taken-by-you', 'taken', 'over']),
      /** Null until somebody takes it. */
      takenBy: z.string().nullable(),
      /** Somebody talked to the missing person, so calls pause until then. */
      silencedUntil: Moment.nullable(),
      /** Null once the search is over: then nobody needs to know who it was. */
      missing: z
        .object({
          name: z.string().nullable(),
          phone: z.string(),
          lockerNumbers: z.array(LockerNumber),
          dueAt: Moment,
          collectedAt: Moment.nullable(),
          /** The last sign from one of their doors. */
          lastDoorAt: Moment.nullable(),
          /** They pressed "I am fine, I am on my way" on their booking page. */
          saidFineAt: Moment.nullable(),
        })
        .nullable(),
      station: z.object({
        name: z.string(),
        locationText: z.string(),
        timeZone: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        /** Set while the station is offline and its news may still be on the way. */
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
