import { z } from 'zod';
import { get, post } from '../call.ts';
import { StationId, Success } from '../fields.ts';

const stationParams = z.object({ stationId: StationId });

/** Events of a station that go to its webhook. */
export const webhookCalls = {
  verifyWebhookSignature: post('admin-and-literal', '/stations/verify-webhook-signature', {
    access: 'proof',
    summary: 'Which station sent this webhook',
    body: z.object({ token: z.string().min(1).max(2000) }),
    answer: z.object({ stationId: StationId }),
  }),
  testWebhook: post('admin-and-literal', '/stations/:stationId/test-webhook', {
    access: 'staff',
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
};
