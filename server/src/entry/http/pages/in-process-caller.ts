import type { Caller } from '@laine/contract/client.ts';
import { createCaller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../../../ground/principal.ts';
import { pageBehindCall } from '../request/visit.ts';

/** Pages load their data through the same calls as browsers, without a socket: access is checked in one place. */
export function inProcessCaller(app: FastifyInstance, { headers, ip, visit }: FastifyRequest, locale: Locale): Caller {
  let person: Promise<Person | undefined> | undefined;
  // Checked again now that the page has its turn: the login may have ended while it waited.
  const findPerson = () => (person ??= visit.personNow());
  const passedOn = Object.fromEntries(
    ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
      .map((name) => [name, headers[name]])
      .filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  return createCaller({
    headers: () => passedOn,
    fetch: async (input, init) => {
      // An injected request starts only when it is awaited.
      const ask = async () =>
        app.inject({
          method: (init?.method ?? 'GET') as 'GET',
          url: input as string,
          headers: init?.headers as Record<string, string>,
          remoteAddress: ip,
          ...(typeof init?.body === 'string' && { payload: init.body }),
        });
      const answer = await pageBehindCall.run({ findPerson, locale }, ask);
      return new Response(answer.payload, {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      });
    },
  });
}
