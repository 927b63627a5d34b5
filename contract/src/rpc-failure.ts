/**
 * Every word with which a call between a station and the server can fail, and the JSON-RPC code under which it travels:
 * -32000 stands for a call that was understood and failed.
 */
export const rpcFailures = {
  // The caller's own: nobody answered, so nobody knows whether the call was carried out.
  'no-answer': -32_000,
  'hung-up': -32_000,

  // of the conversation
  'bad-frame': -32_600,
  'unknown-method': -32_601,
  'bad-params': -32_602,
  'bad-answer': -32_000,
  /** The other end made a mistake, and tells no more about it. */
  failed: -32_000,

  // what a station answers to a command
  expired: -32_000,
  /** It carried out this command before, or died over it, and does not try again. */
  seen: -32_000,
  'reader-silent': -32_000,
  'exec-switched-off': -32_000,

  // what ends a station's own call
  'too-fast': -32_000,
  'key-replaced': -32_000,
  'nothing-acknowledged': -32_000,
} as const satisfies Record<string, number>;

export type RpcFailureWord = keyof typeof rpcFailures;

/** The other end said no, gave no answer in time, or hung up. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure';
  readonly word: RpcFailureWord;

  constructor(word: RpcFailureWord) {
    super(word);
    this.word = word;
  }
}

/** The other end may be of another version: of a word that we do not know we only learn that the call failed. */
export const parseFailureWord = (text: string): RpcFailureWord => (isFailureWord(text) ? text : 'failed');

const isFailureWord = (text: string): text is RpcFailureWord => Object.hasOwn(rpcFailures, text);
