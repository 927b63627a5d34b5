/**
 * All the ways in which a call between a station and the server can fail, each with its JSON-RPC code: -32000 means
 * that the call was understood and failed.
 */
export const rpcFailures = {
  // Set by the caller itself: nobody answered, so nobody knows whether the call was carried out.
  'no-answer': -32_000,
  'hung-up': -32_000,

  // protocol errors
  'bad-frame': -32_600,
  'unknown-method': -32_601,
  'bad-params': -32_602,
  'bad-answer': -32_000,
  /** The other end made a mistake and gives no details. */
  failed: -32_000,

  // a station's answers to a command
  expired: -32_000,
  /** Carried out before, or interrupted by a crash; the station doesn't try again. */
  seen: -32_000,
  'reader-silent': -32_000,
  'exec-switched-off': -32_000,

  // for a station's own calls
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

/** The other end may run another version, so an unknown word only tells us that the call failed. */
export const parseFailureWord = (text: string): RpcFailureWord => (isFailureWord(text) ? text : 'failed');

const isFailureWord = (text: string): text is RpcFailureWord => Object.hasOwn(rpcFailures, text);
