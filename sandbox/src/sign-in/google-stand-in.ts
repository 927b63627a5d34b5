import type { IncomingMessage } from 'node:http';
import { Email } from '@laine/contract/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { Declined } from '../answer-in-plain-text.ts';
import { sendPage } from '../page/send-page.ts';
import { sandboxPaths } from '../sandbox-paths.ts';
import { openGoogleProvider } from './open-google-provider.ts';
import { type PeopleDirectory, type Person, PickerForm, pickedPerson } from './people.ts';
import { pickerPage } from './picker-page.ts';
import type { ProviderClient } from './provider-client.ts';

interface Options {
  /** The product's own address; the stand-in lives below it at `sandboxPaths.google()`. */
  publicUrl: string;
  client: ProviderClient;
  people: PeopleDirectory;
}

const MOUNT_PATH = sandboxPaths.google();

/**
 * Google's part in signing in. A person picks an account on a page. A script, carrying cookies as a browser does,
 *
 *   1. adds `&login_hint=someone@example.com` to the authorization URL and follows the redirects: no page at all; or
 *   2. follows the redirects to the page and posts a form to the page's own address: `account` (an id on the page),
 *      or `email` and `name` (with `unverified=on` for an unverified address), or `cancel=yes`.
 */
export async function googleStandIn(app: FastifyInstance, { publicUrl, client, people }: Options) {
  let opened: Promise<Provider> | undefined;
  const provider = () => {
    opened ??= openGoogleProvider({
      issuer: `${publicUrl}${MOUNT_PATH}`,
      client,
      people,
      interactionPath: (uid) => `${MOUNT_PATH}/interaction/${uid}`,
    });
    return opened;
  };

  app.get('/google/interaction/:uid', async (request, reply) => {
    const { params } = await readInteraction(await provider(), request, reply);
    const hinted = Email.safeParse(params['login_hint']);
    if (hinted.success) return finish(await provider(), request, reply, people.named(hinted.data));
    const destination = new URL(z.string().parse(params['redirect_uri']));
    return sendPage(reply, pickerPage({ provider: 'Google', people: people.ready, destination }));
  });

  app.post('/google/interaction/:uid', async (request, reply) => {
    const picked = pickedPerson(people, PickerForm.parse(request.body));
    return finish(await provider(), request, reply, picked);
  });

  await app.register(async (raw) => {
    // The provider reads bodies itself.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.all('/google/*', async (request, reply) => {
      const answer = (await provider()).callback();
      reply.hijack();
      await answer(belowMount(request.raw), reply.raw);
    });
  });
}

/** The provider computes where it is mounted: `originalUrl` without `url`. */
function belowMount(request: IncomingMessage) {
  const originalUrl = request.url ?? '';
  return Object.assign(request, { originalUrl, url: originalUrl.slice(MOUNT_PATH.length) });
}

async function readInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch {
    throw new Declined(400, 'This sign-in is over or was begun in another browser; begin it again');
  }
}

async function finish(provider: Provider, request: FastifyRequest, reply: FastifyReply, picked: Person | 'cancel') {
  await readInteraction(provider, request, reply);
  if (picked !== 'cancel' && picked.email === undefined)
    throw new Declined(400, 'Google accounts have an e-mail address');
  const result =
    picked === 'cancel'
      ? { error: 'access_denied', error_description: 'The person chose Cancel' }
      : { login: { accountId: picked.id }, select_account: {} };
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
}
