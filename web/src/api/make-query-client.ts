import { QueryClient } from '@tanstack/react-query';

/** A glance at another app and back must not ask twice. */
const FRESH_IN_MS = 5_000;

/**
 * Lives as long as the page is open: door codes are kept in memory only. No retries, the next refresh is one; and no
 * pausing when the browser believes to be offline, because it is often wrong and a failed try costs nothing.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, staleTime: FRESH_IN_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
