import { stationCalls } from '@laine/contract/public/station-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { callKey, callQuery } from './call-query.ts';

afterEach(() => vi.unstubAllGlobals());

test('an answer is remembered by its call and input, and refreshed by the call alone', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ location: null });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  await client.fetchQuery(callQuery(stationCalls.location, {}));
  await client.fetchQuery(callQuery(stationCalls.location, {}));
  expect(asked).toHaveLength(1);
  await client.invalidateQueries({ queryKey: callKey(stationCalls.location) });
  await client.fetchQuery(callQuery(stationCalls.location, {}));
  expect(asked).toHaveLength(2);
});
