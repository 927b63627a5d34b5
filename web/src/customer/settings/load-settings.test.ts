import { calls } from '@laine/contract/calls.ts';
import { callAddress, createCaller } from '@laine/contract/client.ts';
import { exampleFacts } from '@laine/legal/example-facts.ts';
import { expect, test } from 'vitest';
import { loadSettings } from './load-settings.server.ts';

const user = {
  id: 'anna',
  email: 'anna@example.com',
  metadata: {},
  isAdmin: false,
  isOwner: false,
  passkey: { isHeld: false, isRequired: false, isMissing: false, isOffered: false },
  owesInCents: 0,
  notices: { reminders: true, reviewRequests: false, news: false },
};
const cards = callAddress(calls.myCards, {});
const answers: Record<string, object> = {
  [callAddress(calls.me, {})]: { user },
  [callAddress(calls.myLogins, {})]: { logins: [] },
  [cards]: { cards: [], neededFor: [] },
  [callAddress(calls.myWarnings, {})]: { warnings: [] },
};

/** The page's data from a server that answers so, and about cards as said. */
function load(aboutCards: () => Promise<Response>) {
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0]) => {
    if (url === cards) return aboutCards();
    const answer = typeof url === 'string' ? answers[url] : undefined;
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  };
  const now = Temporal.Instant.from('2026-07-04T09:00:00Z');
  return loadSettings({ call: createCaller({ fetch }), locale: 'en', now, brand: exampleFacts.brand });
}

const rest = { user: { id: 'anna' }, logins: { logins: [] }, warnings: { warnings: [] }, forecast: null };

test('a payment provider out of reach takes nothing from the page but the saved card', async () => {
  expect(await load(async () => Response.json(answers[cards]))).toMatchObject({ ...rest, cards: { cards: [] } });
  const refused = async () => new Response('', { status: 503, headers: { 'x-refusal': 'payment-unavailable' } });
  expect(await load(refused)).toMatchObject({ ...rest, cards: null });
});

test('one that does not answer does not keep the page waiting', async () => {
  const never = new Promise<Response>(() => {});
  expect(await load(() => never)).toMatchObject({ ...rest, cards: null });
});
