import { randomBytes } from 'node:crypto';
import { sameSecret } from '@laine/server/ground/secrets.ts';
import { smsSegments } from '@laine/server/telling/notices/sms-segments.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sandboxPaths } from '../sandbox-paths.ts';
import type { MessageStore } from './message-store.ts';

interface SmsAccount {
  user: string;
  token: string;
  env: Record<string, string>;
}

interface Options {
  messages: MessageStore;
  account: SmsAccount;
  now: () => Temporal.Instant;
}

/** Twilio's limit. */
const MAX_BODY_LENGTH = 1600;
const SENDER = 'LAINE';

const Form = z.object({
  To: z.string().max(100).default(''),
  From: z.string().max(100).default(''),
  Body: z.string().default(''),
});

export function newSmsAccount(publicUrl: string): SmsAccount {
  const user = `AC${randomBytes(16).toString('hex')}`;
  const token = randomBytes(16).toString('hex');
  const env = { SMS_URL: `${publicUrl}${sandboxPaths.sms()}`, SMS_USER: user, SMS_TOKEN: token, SMS_SENDER: SENDER };
  return { user, token, env };
}

/** Twilio's call for sending, with Twilio's errors. What it accepts arrives on the sandbox's phone. */
export function smsGateway(app: FastifyInstance, { messages, account, now }: Options) {
  const credential = `Basic ${Buffer.from(`${account.user}:${account.token}`).toString('base64')}`;

  app.post<{ Params: { user: string } }>('/sms/2010-04-01/Accounts/:user/Messages.json', async (request, reply) => {
    if (!sameSecret(request.headers.authorization ?? '', credential) || request.params.user !== account.user) {
      return decline(reply, 20_003, 'Authenticate', 401);
    }
    const form = Form.safeParse(request.body ?? {});
    if (!form.success) return decline(reply, 20_001, 'Unknown parameters');
    const { To, From, Body } = form.data;
    const to = To.replaceAll(/[\s()-]/g, '');
    const problem = problemWith({ to, from: From, body: Body });
    if (problem) return decline(reply, ...problem);
    if (messages.faults.sms === 'refuse') return decline(reply, ...invalidNumber(to));
    messages.receive({ channel: 'sms', to, subject: '', text: Body, html: undefined, attachments: [], at: now() });
    return reply.code(201).send(accepted(account.user, { to, from: From, body: Body, at: now() }));
  });
}

type Problem = [code: number, message: string];

function problemWith({ to, from, body }: { to: string; from: string; body: string }): Problem | undefined {
  if (to === '') return [21_604, "A 'To' phone number is required."];
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return invalidNumber(to);
  if (from === '') return [21_603, "A 'From' phone number is required."];
  if (body === '') return [21_602, 'Message body is required.'];
  return body.length > MAX_BODY_LENGTH
    ? [21_617, 'The concatenated message body exceeds the 1600 character limit.']
    : undefined;
}

const invalidNumber = (to: string): Problem => [21_211, `Invalid 'To' Phone Number: ${to}`];

const decline = (reply: FastifyReply, code: number, message: string, status = 400) =>
  reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

function accepted(
  user: string,
  { to, from, body, at }: { to: string; from: string; body: string; at: Temporal.Instant },
) {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const uri = `/2010-04-01/Accounts/${user}/Messages/${sid}`;
  const date = new Date(at.epochMilliseconds).toUTCString().replace('GMT', '+0000');
  return {
    account_sid: user,
    api_version: '2010-04-01',
    body,
    date_created: date,
    date_sent: null,
    date_updated: date,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(smsSegments(body).segments),
    price: null,
    price_unit: 'USD',
    sid,
    status: 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to,
    uri: `${uri}.json`,
  };
}
