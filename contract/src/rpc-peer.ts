import { z } from 'zod';
import { parseFailureWord, RpcFailure, rpcFailures, type RpcFailureWord } from './rpc-failure.ts';

/**
 * One end of a JSON-RPC 2.0 conversation. Both ends may call, every call has a time limit, and hanging up ends all
 * calls under way. It knows nothing of sockets: text comes in through `receive` and goes out through `send`.
 */

type Method = { params: z.ZodType; result: z.ZodType };
export type Methods = Readonly<Record<string, Method>>;
export type ParamsOf<M extends Method> = z.output<M['params']>;
export type ResultOf<M extends Method> = z.output<M['result']>;
export type RpcHandlers<M extends Methods> = {
  [Name in keyof M]: (params: ParamsOf<M[Name]>) => Promise<ResultOf<M[Name]>> | ResultOf<M[Name]>;
};

const CallId = z.union([z.int(), z.string().max(64)]);
const Frame = z.union([
  z.object({ jsonrpc: z.literal('2.0'), id: CallId, method: z.string().max(64), params: z.unknown().optional() }),
  z
    .object({ jsonrpc: z.literal('2.0'), id: CallId, result: z.unknown() })
    .refine((frame) => frame.result !== undefined),
  z.object({
    jsonrpc: z.literal('2.0'),
    id: CallId.nullable(),
    error: z.object({ code: z.int(), message: z.string().max(2000) }),
  }),
]);

/** Invalid JSON has a code of its own; its word is `bad-frame`. */
const NOT_JSON = -32_700;

type RpcPeerOptions<Serves extends Methods, Calls extends Methods> = {
  serves: Serves;
  calls: Calls;
  handlers: RpcHandlers<Serves>;
  send: (text: string) => void;
  /** Called for each frame that was neither a valid call nor an answer. */
  onBadFrame?: () => void;
  /** Called when one of our own handlers throws anything but an `RpcFailure`; the other end isn't told. */
  onError: (error: unknown) => void;
};

type PendingCall = { resolve: (result: unknown) => void; fail: (failure: RpcFailure) => void };

export class RpcPeer<Serves extends Methods, Calls extends Methods> {
  readonly #options: RpcPeerOptions<Serves, Calls>;
  readonly #waiting = new Map<number | string, PendingCall>();
  #lastId = 0;
  #isOver = false;

  constructor(options: RpcPeerOptions<Serves, Calls>) {
    this.#options = options;
  }

  async call<Name extends keyof Calls & string>(
    method: Name,
    params: ParamsOf<Calls[Name]>,
    timeLimitInMs: number,
  ): Promise<ResultOf<Calls[Name]>> {
    if (this.#isOver) throw new RpcFailure('hung-up');
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject: fail } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => fail(new RpcFailure('no-answer')), timeLimitInMs);
    this.#waiting.set(id, { resolve, fail });
    try {
      this.#send({ id, method, params });
      const result = this.#options.calls[method]?.result.safeParse(await promise);
      if (!result?.success) throw new RpcFailure('bad-answer');
      return result.data as ResultOf<Calls[Name]>;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Never throws: a bad frame is the other end's fault. */
  receive(text: string): void {
    const json = readJson(text);
    const frame = Frame.safeParse(json);
    if (!frame.success) {
      // Answering an answer would go back and forth for ever, so we only answer what could be a request.
      if (!/"(?:result|error)"/.test(text))
        this.#refuse(null, 'bad-frame', json === undefined ? NOT_JSON : rpcFailures['bad-frame']);
      this.#options.onBadFrame?.();
      return;
    }
    if ('method' in frame.data) void this.#serve(frame.data.id, frame.data.method, frame.data.params);
    else if ('error' in frame.data) {
      if (frame.data.id !== null)
        this.#waiting.get(frame.data.id)?.fail(new RpcFailure(parseFailureWord(frame.data.error.message)));
    } else this.#waiting.get(frame.data.id)?.resolve(frame.data.result);
  }

  hangUp(): void {
    this.#isOver = true;
    for (const { fail } of this.#waiting.values()) fail(new RpcFailure('hung-up'));
  }

  async #serve(id: number | string, name: string, given: unknown): Promise<void> {
    const { serves, handlers, onBadFrame, onError } = this.#options;
    const method = Object.hasOwn(serves, name) ? serves[name] : undefined;
    const params = method?.params.safeParse(given);
    if (!params?.success) {
      this.#refuse(id, method ? 'bad-params' : 'unknown-method');
      return onBadFrame?.();
    }
    try {
      const result = await handlers[name]?.(params.data as ParamsOf<Serves[string]>);
      this.#send({ id, result });
    } catch (error) {
      if (!(error instanceof RpcFailure)) onError(error);
      this.#refuse(id, error instanceof RpcFailure ? error.word : 'failed');
    }
  }

  #refuse(id: number | string | null, word: RpcFailureWord, code: number = rpcFailures[word]): void {
    this.#send({ id, error: { code, message: word } });
  }

  #send(frame: object): void {
    if (!this.#isOver) this.#options.send(JSON.stringify({ jsonrpc: '2.0', ...frame }));
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
