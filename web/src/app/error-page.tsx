import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from './failure-page.tsx';
import { isLostNetwork } from './is-lost-network.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The cause stays in the server's log; the visitor learns what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <meta name="robots" content="noindex" />
      {isNotFound ? <NotFoundPage /> : <FailurePage isOffline={isLostNetwork(error)} />}
    </>
  );
}
