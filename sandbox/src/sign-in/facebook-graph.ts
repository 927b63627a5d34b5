import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ExpiringKeys } from './expiring-keys.ts';
import type { Person } from './people.ts';
import { namesOf } from './people.ts';
import type { ProviderClient } from './provider-client.ts';

/** A person's consent in the dialog; the code stands for it until it's exchanged. */
export interface FacebookConsent {
  person: Person;
  redirectUri: string;
  sharesEmail: boolean;
  codeChallenge: string | undefined;
}

const TOKEN_LIFE_SECONDS = 3600;

const Exchange = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().optional(),
});

const ProfileQuery = z.object({ fields: z.string().default('id,name'), access_token: z.string().optional() });

/** The two calls of the Graph API that signing in makes, with Facebook's own error shape. */
export function facebookGraph(app: FastifyInstance, client: ProviderClient, codes: ExpiringKeys<FacebookConsent>) {
  const tokens = new ExpiringKeys<FacebookConsent>(TOKEN_LIFE_SECONDS);

  app.post('/facebook/graph/oauth/access_token', async (request, reply) => {
    const asked = Exchange.safeParse(request.body);
    if (!asked.success) return decline(reply, 1, 'Missing parameter');
    const { client_id, client_secret, code, redirect_uri, code_verifier } = asked.data;
    if (client_id !== client.clientId || client_secret !== client.clientSecret) {
      return decline(reply, 1, 'Error validating client secret.');
    }
    const consent = codes.redeem(code);
    if (!consent) return decline(reply, 100, 'This authorization code has been used or has expired.');
    if (consent.redirectUri !== redirect_uri) {
      return decline(reply, 100, 'Error validating verification code. The redirect_uri is not the one of the dialog.');
    }
    if (consent.codeChallenge !== undefined && challengeOf(code_verifier) !== consent.codeChallenge) {
      return decline(reply, 100, 'Error validating code verifier.');
    }
    return reply.send({ access_token: tokens.issue(consent), token_type: 'bearer', expires_in: TOKEN_LIFE_SECONDS });
  });

  app.get('/facebook/graph/me', async (request, reply) => {
    const asked = ProfileQuery.safeParse(request.query);
    if (!asked.success) return decline(reply, 100, 'Unreadable parameters');
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? asked.data.access_token;
    const consent = token === undefined ? undefined : tokens.find(token);
    if (!consent) return decline(reply, 190, 'Invalid OAuth access token.', 401);
    return reply.send(profileOf(consent, asked.data.fields.split(',')));
  });
}

/** The id is always included. Other fields must be requested, and the e-mail address needs the person's consent. */
function profileOf({ person, sharesEmail }: FacebookConsent, fields: string[]) {
  const { givenName, familyName } = namesOf(person);
  return {
    id: person.id,
    ...(fields.includes('name') && { name: person.name }),
    ...(fields.includes('first_name') && { first_name: givenName }),
    ...(fields.includes('last_name') && familyName !== '' && { last_name: familyName }),
    ...(fields.includes('email') && sharesEmail && person.email !== undefined && { email: person.email }),
  };
}

const challengeOf = (verifier = '') => createHash('sha256').update(verifier).digest('base64url');

const decline = (reply: FastifyReply, code: number, message: string, status = 400) =>
  reply.code(status).send({ error: { message, type: 'OAuthException', code } });
