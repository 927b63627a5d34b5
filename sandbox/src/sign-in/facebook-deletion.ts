import { createHmac } from 'node:crypto';
import { clientPath } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { sandboxCalls } from '../sandbox-calls.ts';
import { serveCall } from '../serve-call.ts';
import type { PeopleDirectory } from './people.ts';
import type { ProviderClient } from './provider-client.ts';

interface Options {
  client: ProviderClient;
  people: PeopleDirectory;
  publicUrl: string;
  now: () => Temporal.Instant;
}

/** Somebody removes the product in Facebook's settings and asks that it forgets them: Facebook tells the product. */
export function facebookDeletion(app: FastifyInstance, { client, people, publicUrl, now }: Options) {
  serveCall(app, sandboxCalls.deleteAtFacebook, async ({ body }) => {
    const request = signedRequest(
      { user_id: people.named(body.email).id, issued_at: secondsOf(now()) },
      client.clientSecret,
    );
    const response = await fetch(publicUrl + clientPath(calls.facebookDeletion), {
      method: 'POST',
      body: new URLSearchParams({ signed_request: request }),
    });
    if (!response.ok) throw new Declined(400, `The product answered ${response.status}: ${await response.text()}`);
    return calls.facebookDeletion.answer.parse(await response.json());
  });
}

/** As Facebook signs: https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback */
export function signedRequest(said: object, appSecret: string): string {
  const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', ...said }));
  const text = payload.toString('base64url');
  return `${createHmac('sha256', appSecret).update(text).digest('base64url')}.${text}`;
}

const secondsOf = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / 1000);
