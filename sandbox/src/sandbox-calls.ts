import { get, post } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { Email, Moment } from '@laine/contract/fields.ts';
import { NoticeChannel } from '@laine/contract/states.ts';
import { z } from 'zod';
import { countInQuery } from './count-in-query.ts';
import { paymentCalls } from './payments/payment-calls.ts';
import { stationCalls } from './stations/station-calls.ts';
import { sinkCalls } from './webhook-sink/sink-calls.ts';

/**
 * What scripts may ask the outside world on this machine. All answer below `/sandbox`: a caller of the contract made
 * with `baseUrl: '…/sandbox'` speaks them.
 */

export const Delivery = z.enum(['deliver', 'refuse']);
export type Delivery = z.infer<typeof Delivery>;

const Message = z.object({
  id: z.string(),
  channel: NoticeChannel,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  at: Moment,
  hasHtml: z.boolean(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), sizeInBytes: z.int() })),
});
type Message = z.infer<typeof Message>;

const Faults = z.object({ email: Delivery, sms: Delivery });

const ClockFace = z.object({ now: Moment, offsetInSeconds: z.number() });

const TWENTY_YEARS_IN_SECONDS = 20 * 366 * 86_400;

export const sandboxCalls = {
  messages: get('public', '/messages', {
    access: 'anyone',
    summary: 'What was sent from this machine, newest first',
    query: z.object({
      to: z.string().trim().toLowerCase().max(254).optional(),
      channel: NoticeChannel.optional(),
      limit: countInQuery.optional(),
    }),
    answer: z.object({ messages: z.array(Message) }),
  }),
  messageHtml: get('public', '/messages/:messageId/html', {
    access: 'anyone',
    summary: 'The formatted part of one e-mail, for a frame',
    params: z.object({ messageId: z.string().max(20) }),
    answer: z.string(),
    form: 'text',
  }),
  messageAttachment: get('public', '/messages/:messageId/attachments/:number', {
    access: 'anyone',
    summary: 'A file that came with an e-mail; the first one is number 1',
    params: z.object({ messageId: z.string().max(20), number: countInQuery }),
    answer: z.string(),
    form: 'text',
  }),
  messageFaults: get('public', '/messages/faults', {
    access: 'anyone',
    summary: 'How mail and SMS behave now',
    answer: Faults,
  }),
  setMessageFaults: post('public', '/messages/faults', {
    access: 'anyone',
    summary: 'How mail and SMS behave from now on',
    body: Faults.partial(),
    answer: Faults,
  }),
  clock: get('public', '/clock', {
    access: 'anyone',
    summary: "The product's clock",
    answer: ClockFace,
  }),
  advanceClock: post('public', '/clock', {
    access: 'anyone',
    summary: 'Move the clock forward, never back; answers when the jobs due by then have run',
    body: z.object({
      advanceInSeconds: z.int().min(0, 'the clock never goes back').max(TWENTY_YEARS_IN_SECONDS),
    }),
    answer: ClockFace,
  }),
  deleteAtFacebook: post('public', '/sign-in/facebook/deletion', {
    access: 'anyone',
    summary: 'Facebook tells the product that somebody wants to be forgotten, and shows them the answer',
    body: z.object({ email: Email }),
    answer: calls.facebookDeletion.answer,
  }),
  ...paymentCalls,
  ...stationCalls,
  ...sinkCalls,
};
