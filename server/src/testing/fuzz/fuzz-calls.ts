import { Agent, request } from 'node:http';
import type { Call } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import type { RentalScene } from '../open-rental-scene.ts';
import type { Random } from '../random.ts';
import type { Answer } from './find-fault.ts';
import { findFault } from './find-fault.ts';
import type { OddRequest } from './odd-request.ts';
import { oddRequest } from './odd-request.ts';
import { openFuzzScene } from './open-fuzz-scene.ts';

const AT_ONCE = 6;
const MAX_REMEMBERED = 50;
const CALLS_WITH_ONE_LOGIN = 10;
const ANSWER_WITHIN_MS = 20_000;

type FuzzResult = { asked: number; answered: number; refused: number; faults: string[] };

/** Makes odd requests to every call, `times` per allowed actor, and reports answers that break the contract. */
export async function fuzzCalls(scene: RentalScene, random: Random, times: number): Promise<FuzzResult> {
  const result: FuzzResult = { asked: 0, answered: 0, refused: 0, faults: [] };
  const stage = await openFuzzScene(scene);
  const seenIds: string[] = [];
  const agent = new Agent({ maxSockets: AT_ONCE });
  let callers: Awaited<ReturnType<typeof stage.callers>> = [];
  for (const [index, call] of Object.values<Call>(calls).entries()) {
    // Some calls sign out, ban or demote those who ask.
    if (index % CALLS_WITH_ONE_LOGIN === 0) callers = await stage.callers();
    const known = { ids: stage.ids, seenIds: seenIds.slice(-MAX_REMEMBERED), now: scene.clock.now() };
    const requests = callers.flatMap(({ name, headers }) =>
      Array.from({ length: times }, () => {
        const asked = oddRequest(call, known, random);
        return { name, asked: { ...asked, headers: { ...headers, ...asked.headers } } };
      }),
    );
    await Promise.all(
      requests.map(async ({ name, asked }) => {
        const answer = await ask(agent, scene.url, asked);
        const fault = findFault(asked.method, asked.path, answer);
        seenIds.push(...[...answer.text.matchAll(/"id":"([\w-]+)"/g)].map(([, id = '']) => id));
        result.asked += 1;
        result[answer.status < 400 ? 'answered' : 'refused'] += 1;
        if (fault !== undefined) result.faults.push(describe(fault, name, asked, answer));
      }),
    );
  }
  agent.destroy();
  return result;
}

/** Through the plainest client there is: others mend paths and headers before they send them. */
function ask(agent: Agent, url: string, { method, path, headers, body }: OddRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(body.length) };
    const options = { agent, method, path, headers: { ...headers, ...length }, timeout: ANSWER_WITHIN_MS };
    const sent = request(url, options, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const chunks: Buffer[] = [];
      const finish = () => resolve({ status, headers: received, text: Buffer.concat(chunks).toString() });
      // A stream of events never ends by itself.
      if (String(received['content-type']).startsWith('text/event-stream')) return (sent.destroy(), finish());
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', finish);
      return undefined;
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered`)));
    sent.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
    sent.end(body);
  });
}

const MAX_SHOWN = 400;

const describe = (fault: string, name: string, { method, path, headers, body }: OddRequest, answer: Answer) =>
  [
    `${fault}: ${answer.status} ${answer.text.slice(0, MAX_SHOWN)}`,
    `  to the ${name}'s ${method} ${path.slice(0, MAX_SHOWN)}`,
    `  with ${JSON.stringify(headers).slice(0, MAX_SHOWN)}`,
    `  and ${body?.toString().slice(0, MAX_SHOWN) ?? 'no body'}`,
  ].join('\n');
