import { MutationCache, QueryClient } from '@tanstack/react-query';

/** A short look at another app and back must not send a second request. */
const FRESH_FOR_MS = 5_000;

/**
 * Lives as long as its page is open, so door codes stay in memory only. It never retries, because the next refresh is
 * one. It doesn't pause when the browser reports being offline: that is often wrong, and a failed try costs nothing.
 */
export const makeQueryClient = (showProblem: (cause: Error) => void): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (cause, _input, _result, { meta }) => {
        if (meta?.['isQuiet'] !== true) showProblem(cause);
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, staleTime: FRESH_FOR_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
