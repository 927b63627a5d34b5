import { useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { makeQueryClient } from '../../api/make-query-client.ts';
import { problemText } from '../../api/problem-text.ts';
import { notify } from './toast/toasts.ts';

/** `useCall` and `useAct` work inside it. A page has its own, so that other pages do not load the query client. */
export function CallProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [client] = useState(() =>
    makeQueryClient((cause) => notify({ tone: 'alert', title: problemText(cause, i18n) })),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
