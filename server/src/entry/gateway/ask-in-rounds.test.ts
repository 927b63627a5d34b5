import { expect, test } from 'vitest';
import { askInRounds, LineIsFull } from './ask-in-rounds.ts';

/** Each question is answered when the test says so. */
function openDesk(maxWaiting: number) {
  const questions: { keys: string[]; answer: (error?: Error) => void }[] = [];
  const ask = askInRounds((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const known = new Map(keys.filter((key) => key.startsWith('known')).map((key) => [key, `station of ${key}`]));
    questions.push({ keys, answer: (error) => (error ? reject(error) : resolve(known)) });
    return promise;
  }, maxWaiting);
  return { ask, questions };
}

test('a station among 1,500 strangers waits for one question more', async () => {
  const { ask, questions } = openDesk(2_000);
  const first = ask('stranger');
  const strangers = Array.from({ length: 1_500 }, (_, index) => ask(`stranger ${index}`));
  const station = ask('known');
  questions[0]?.answer();
  expect(await first).toBeUndefined();
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.answer();
  expect(await station).toBe('station of known');
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([undefined]));
  expect(questions).toHaveLength(2);
});

test('who comes to a full line is turned away, and the line goes on', async () => {
  const { ask, questions } = openDesk(2);
  const [first, second, third] = [ask('a'), ask('known'), ask('c')];
  await expect(ask('d')).rejects.toThrow(LineIsFull);
  questions[0]?.answer();
  await first;
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.answer();
  expect([await second, await third]).toEqual(['station of known', undefined]);
});

test('a question that fails is told to those it was about alone', async () => {
  const { ask, questions } = openDesk(2);
  const [first, second] = [ask('known'), ask('known')];
  questions[0]?.answer(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.answer();
  expect(await second).toBe('station of known');
});
