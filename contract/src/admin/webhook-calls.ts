import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, Moment, PageQuery, Pagination, StationId, Success } from '../fields.ts';

const stationParams = z.object({ stationId: StationId });

/** One logged attempt: the first failure, or the end. */
export const WebhookAttempt = z.object({
  id: Id,
  /** The same for all attempts, so that the receiver can recognise them. */
  webhookId: z.string(),
  event: z.string(),
  hasArrived: z.boolean(),
  /** The receiver's status, or the reason why there was none. */
  answer: z.union([z.int(), z.string()]),
  attempt: z.int(),
  createdAt: Moment,
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const webhookCalls = {
  verifyWebhookSignature: post('admin-and-literal', '/stations/verify-webhook-signature', {
    access: 'proof',
    summary: 'Which station sent this webhook',
    body: z.object({ token: z.string().min(1).max(2000) }),
    answer: z.object({ stationId: StationId }),
  }),
  testWebhook: post('admin-and-literal', '/stations/:stationId/test-webhook', {
    access: 'staff',
    scope: 'manage',
    summary: "Send a test event to the station's webhook",
    params: stationParams,
    answer: Success,
  }),
  webhookSecret: get('admin', '/stations/:stationId/webhook-secret', {
    access: 'fresh-admin',
    summary: "The secret that signs a station's webhooks, for its receiver (Standard Webhooks)",
    params: z.object({ stationId: StationId }),
    answer: z.object({ secret: z.string() }),
  }),
  webhookAttempts: get('admin', '/stations/:stationId/webhook-attempts', {
    access: 'staff',
    scope: 'read',
    summary: "What became of the events that went to a station's webhook, newest first",
    params: stationParams,
    query: PageQuery,
    answer: z.object({ attempts: z.array(WebhookAttempt), pagination: Pagination }),
  }),
};
