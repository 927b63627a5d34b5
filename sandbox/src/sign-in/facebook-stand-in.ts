import { Email } from '@laine/contract/fields.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Declined } from '../answer-in-plain-text.ts';
import { sendPage } from '../page/send-page.ts';
import { ExpiringKeys } from './expiring-keys.ts';
import { type FacebookConsent, facebookGraph } from './facebook-graph.ts';
import { type PeopleDirectory, type Person, PickerForm, pickedPerson } from './people.ts';
import { pickerPage } from './picker-page.ts';
import type { ProviderClient } from './provider-client.ts';

interface Options {
  client: ProviderClient;
  people: PeopleDirectory;
}

const CODE_LIFE_SECONDS = 600;

const Dialog = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal('code').optional(),
  state: z.string().optional(),
  scope: z.string().default('public_profile'),
  code_challenge: z.string().optional(),
  code_challenge_method: z.literal('S256').optional(),
  login_hint: z.string().optional(),
});
type Dialog = z.output<typeof Dialog>;

/**
 * Facebook's part in signing in: plain OAuth, no word on whether an address is verified. A script
 *
 *   1. adds `&login_hint=someone@example.com` to the dialog's URL: the answer is the redirect back; or
 *   2. posts a form to the dialog's URL, query and all: `account` (an id on the page), or `name` and `email` (left
 *      empty for someone who shares none), or `cancel=yes`.
 */
export function facebookStandIn(app: FastifyInstance, { client, people }: Options) {
  const codes = new ExpiringKeys<FacebookConsent>(CODE_LIFE_SECONDS);

  const consent = (dialog: Dialog, person: Person) =>
    redirectBack(dialog, {
      code: codes.issue({
        person,
        redirectUri: dialog.redirect_uri,
        sharesEmail: dialog.scope.split(/[ ,]/).includes('email'),
        codeChallenge: dialog.code_challenge,
      }),
    });

  app.get('/facebook/dialog/oauth', async (request, reply) => {
    const dialog = readDialog(client, request.query);
    const hinted = Email.safeParse(dialog.login_hint);
    if (hinted.success) return reply.redirect(consent(dialog, people.named(hinted.data)), 302);
    const page = pickerPage({ provider: 'Facebook', people: people.ready, destination: new URL(dialog.redirect_uri) });
    return sendPage(reply, page);
  });

  app.post('/facebook/dialog/oauth', async (request, reply) => {
    const dialog = readDialog(client, request.query);
    const picked = pickedPerson(people, PickerForm.parse(request.body));
    return reply.redirect(picked === 'cancel' ? redirectBack(dialog, CANCELLED) : consent(dialog, picked), 303);
  });

  facebookGraph(app, client, codes);
}

/** Facebook's own wording. */
const CANCELLED = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

function readDialog(client: ProviderClient, query: unknown): Dialog {
  const dialog = Dialog.parse(query);
  if (dialog.client_id !== client.clientId) throw new Declined(400, 'Invalid app ID');
  if (!client.redirectUris.includes(dialog.redirect_uri))
    throw new Declined(400, 'URL blocked: not a redirect URI of this app');
  return dialog;
}

function redirectBack({ redirect_uri, state }: Dialog, answer: Record<string, string>) {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}
