import type { Call, CallAnswer, CallInput } from '@laine/contract/call.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { send } from './call-query.ts';
import { problemText } from './problem-text.ts';

type Options<Answer, Input> = {
  onDone?: (answer: Answer, input: Input) => void;
  /** Runs before the problem is shown. */
  onProblem?: (cause: unknown) => unknown;
  /** Queries that the call may have outdated (`callKey`). They're refetched even if it fails. */
  refreshes?: readonly QueryKey[];
  /** No toast, because the caller shows `problem` in its own place. */
  isQuiet?: boolean;
};

/** Runs a call. A problem is shown in the server's words, as a toast and in `problem`. */
export function useAct<const C extends Call>(
  asked: C,
  { onDone, onProblem, refreshes = [], isQuiet = false }: Options<CallAnswer<C>, CallInput<C>> = {},
) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<CallAnswer<C>, Error, CallInput<C>>({
    mutationFn: async (input) => {
      try {
        return await send(asked, input);
      } catch (cause) {
        await onProblem?.(cause);
        throw cause;
      }
    },
    meta: { isQuiet },
    onSuccess: (answer, input) => onDone?.(answer, input),
    onSettled: () => Promise.all(refreshes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return {
    act: (input: CallInput<C>) => mutate(input),
    isActing: isPending,
    error,
    problem: error ? problemText(error, i18n) : undefined,
  };
}
