import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeQueryClient } from './make-query-client.ts';

test('what fails is shown, unless its caller shows it in its own place', async () => {
  const shown: string[] = [];
  const client = makeQueryClient(({ message }) => shown.push(message));
  const fail = async (message: string, isQuiet: boolean) => {
    const mutation = new MutationObserver(client, {
      mutationFn: () => Promise.reject(new Error(message)),
      meta: { isQuiet },
    });
    await expect(mutation.mutate()).rejects.toThrow(message);
  };
  await fail('too late', false);
  await fail('beside its field', true);
  expect(shown).toEqual(['too late']);
});
