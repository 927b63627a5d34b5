import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from './call-query.ts';
import { problemText } from './problem-text.ts';

type Options<Answer> = {
  /** The answer that the page was rendered with. */
  initialData?: Answer;
  /** The refresh interval in milliseconds; may depend on the last answer. */
  refetchInterval?: number | ((answer: Answer | undefined) => number | false);
  /** How long an answer is remembered after its last reader is gone. */
  gcTime?: number;
  /** False: do not ask yet. */
  enabled?: boolean;
};

/**
 * Makes a call, and keeps its answer fresh. `error` is a `Declined` if the server refused. The last answer stays in
 * `data` when a later one fails.
 */
export function useCall<const C extends Call>(
  asked: C,
  input: CallInput<C>,
  { refetchInterval, ...options }: Options<CallAnswer<C>> = {},
) {
  const { i18n } = useLingui();
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery<CallAnswer<C>>({
    ...options,
    ...callQuery(asked, input),
    ...(refetchInterval !== undefined && {
      refetchInterval: ({ state }) =>
        typeof refetchInterval === 'function' ? refetchInterval(state.data) : refetchInterval,
    }),
  });
  return {
    data,
    error,
    /** The error in the reader's language. */
    problem: error ? problemText(error, i18n) : undefined,
    isPending,
    updatedAtInMs: dataUpdatedAt,
    askAgain: refetch,
  };
}
