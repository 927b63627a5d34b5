import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from './failure-page.tsx';
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

/** The words of Chrome, Firefox and Safari for a request that failed on the network. */
const isLostNetwork = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|network|load failed|importing a module/i.test(error.message);
