import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasOfflinePage } from '../offline/worker-addresses.ts';
import { WaveLine } from '../ui/art/wave-line.tsx';
import { buttonStyle } from '../ui/button/button-style.ts';
import { PageHead } from '../ui/page/page-head.tsx';

/** The fragment isn't in the link: with one, the browser wouldn't load anything. */
function loadWithPlace(event: MouseEvent): void {
  if (location.hash === '') return;
  event.preventDefault();
  location.reload();
}

/** Needs only the catalog, so it can replace any page. */
export function FailurePage({ isOffline }: { isOffline: boolean }) {
  const { t } = useLingui();
  const { pathname, search, key } = useLocation();
  const [failed] = useState({ pathname, key });
  // A link to an anchor on the failed page loads nothing by itself.
  useEffect(() => {
    if (failed.pathname === pathname && failed.key !== key && navigator.onLine) location.reload();
  }, [failed, pathname, key]);
  // The service worker keeps the essentials; a page that it writes has none of our scripts, so this happens once.
  useEffect(() => {
    if (isOffline && navigator.serviceWorker?.controller && hasOfflinePage(pathname)) location.reload();
  }, [isOffline, pathname]);
  const title = isOffline ? t`No connection` : t`Something went wrong`;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width grid min-h-[60svh] content-center justify-items-center gap-4 pt-16 pb-28 text-center"
    >
      <PageHead title={title} />
      <WaveLine className="mb-2 h-5 w-40 text-action" />
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="max-w-prose text-ink-soft">
        {isOffline ? (
          <Trans>We could not reach the server. Check your connection and try again.</Trans>
        ) : (
          <Trans>
            It is on our side, not yours. Please try again; if it keeps happening,{' '}
            <a href={paths.home('contact')} className="prose-link">
              write or call us
            </a>
            .
          </Trans>
        )}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {/* The same address again, also without scripts. */}
        <a href={pathname + search} onClick={loadWithPlace} className={buttonStyle('primary')}>
          <Trans>Try again</Trans>
        </a>
        <a href={paths.home()} className={buttonStyle('quiet')}>
          <Trans>Go back home</Trans>
        </a>
      </div>
    </main>
  );
}
