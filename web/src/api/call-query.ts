import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { clientPath } from '@laine/contract/call.ts';
import { call } from './call.ts';

/** One signature for every call, so that generic code can pass an input whose type it doesn't know. */
export const send = call as <C extends Call>(
  asked: C,
  input: CallInput<C>,
  signal?: AbortSignal,
) => Promise<CallAnswer<C>>;

/** The query key of a call. Without an input it matches the answers to every input. */
export const callKey = <C extends Call>(asked: C, input?: CallInput<C>) => {
  const name = `${asked.method} ${clientPath(asked)}`;
  return input === undefined ? [name] : [name, input];
};

/** A call as query options. */
export const callQuery = <C extends Call>(asked: C, input: CallInput<C>) => ({
  queryKey: callKey(asked, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => send(asked, input, signal),
});
