import { expect, test } from 'vitest';
import { z } from 'zod';
import { RpcFailure } from './rpc-failure.ts';
import type { Methods } from './rpc-peer.ts';
import { RpcPeer } from './rpc-peer.ts';

const methods = { double: { params: z.object({ n: z.number() }), result: z.object({ n: z.number() }) } } as const;

/** Two ends connected by nothing but text. */
function openPair(double: (params: { n: number }) => Promise<{ n: number }> | { n: number }) {
  const errors: unknown[] = [];
  const said: string[] = [];
  const caller: RpcPeer<Methods, typeof methods> = new RpcPeer({
    serves: {},
    calls: methods,
    handlers: {},
    send: (text) => server.receive(text),
    onError: (error) => errors.push(error),
  });
  const server = new RpcPeer({
    serves: methods,
    calls: {},
    handlers: { double },
    send: (text) => {
      said.push(text);
      caller.receive(text);
    },
    onError: (error) => errors.push(error),
  });
  return { caller, server, errors, said };
}

test('a call is answered', async () => {
  const { caller } = openPair(({ n }) => ({ n: n * 2 }));
  expect(await caller.call('double', { n: 21 }, 1000)).toEqual({ n: 42 });
});

test('a refusal keeps its word, a failure of the handler says nothing of itself', async () => {
  const refusing = openPair(() => {
    throw new RpcFailure('expired');
  });
  await expect(refusing.caller.call('double', { n: 1 }, 1000)).rejects.toThrow(new RpcFailure('expired'));
  const failing = openPair(() => {
    throw new Error('secret detail');
  });
  await expect(failing.caller.call('double', { n: 1 }, 1000)).rejects.toThrow(new RpcFailure('failed'));
  expect(failing.errors).toHaveLength(1);
});

test('a call ends at its time limit, and with the conversation', async () => {
  const { caller } = openPair(() => new Promise(() => undefined));
  await expect(caller.call('double', { n: 1 }, 1)).rejects.toThrow('no-answer');
  const pending = caller.call('double', { n: 1 }, 60_000);
  caller.hangUp();
  await expect(pending).rejects.toThrow('hung-up');
  await expect(caller.call('double', { n: 1 }, 1000)).rejects.toThrow('hung-up');
});

test('nonsense is answered as JSON-RPC says, and an answer nobody asked for is not', () => {
  const { server, said } = openPair(({ n }) => ({ n }));
  for (const text of [
    '{',
    '[]',
    '{"jsonrpc":"2.0","method":"double"}',
    '{"jsonrpc":"2.0","id":1,"method":"__proto__"}',
  ])
    server.receive(text);
  server.receive('{"jsonrpc":"2.0","id":9,"method":"double","params":{"n":"x"}}');
  expect(said.map((text) => JSON.parse(text).error.code)).toEqual([-32_700, -32_600, -32_600, -32_601, -32_602]);
  server.receive('{"jsonrpc":"2.0","id":99,"result":{}}');
  server.receive('{"jsonrpc":"2.0","error":{}}');
  expect(said).toHaveLength(5);
});
