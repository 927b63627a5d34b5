import { Declined } from '@laine/contract/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilAnswered } from './ask-until-answered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers each time with the next of these, and then with the price. */
function server(...failures: Error[]) {
  const asked = { times: 0 };
  const ask = async () => {
    const failure = failures[asked.times];
    asked.times += 1;
    if (failure) throw failure;
    return 'price';
  };
  return { ask, asked };
}
const lost = new TypeError('fetch failed');

test('a question that the network lost is asked again after some seconds', async () => {
  const { ask, asked } = server(lost, lost);
  const answer = askUntilAnswered(ask, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.times).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('price');
  expect(asked.times).toBe(3);
});

test('what the server declines is not asked again', async () => {
  const { ask, asked } = server(new Declined(409, 'No boards left', new Headers()));
  await expect(askUntilAnswered(ask, new AbortController().signal)).rejects.toThrow('No boards left');
  expect(asked.times).toBe(1);
});

test('a question ends that is not of interest any more', async () => {
  const { ask, asked } = server(lost, lost);
  const stop = new AbortController();
  const answer = askUntilAnswered(ask, stop.signal).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(1_000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ name: 'AbortError' });
  expect(asked.times).toBe(1);
});
