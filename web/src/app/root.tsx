import { useEffect, type ReactNode } from 'react';
import { Outlet, redirectDocument, useRouteError, useRouteLoaderData } from 'react-router';
import { pageOwner } from '../api/page-owner.ts';
import { audienceOf } from '../audience/audience.ts';
import type { Route } from './+types/root.ts';
import { Document } from './document.tsx';
import { ErrorPage } from './error-page.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { loadSite } from './load-site.server.ts';
import { pageRequest } from './page-request.ts';
import type { Site } from './site.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSite(context.get(pageRequest), url.pathname);
}

/** A page has the styles and words of one audience, so a link to a page of the other one loads that page anew. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const { pathname } = new URL(request.url);
    if (audienceOf(pathname) !== audienceOf(location.pathname)) throw redirectDocument(request.url);
  },
];

/** Only effects write it, and they run in browsers: on the server, where visitors share modules, it stays empty. */
let lastInThisBrowser: Site | undefined;

/**
 * The frame around every page and every error. When a page's data does not come, the root's does not come either: the
 * header then stays as it was, and only a page that fails from the start has none.
 */
export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  useEffect(() => {
    if (!loaded) return;
    lastInThisBrowser = loaded;
    pageOwner.note(loaded.viewer?.id ?? null);
  }, [loaded]);
  const site = loaded ?? lastInThisBrowser;
  // An unknown address has no page that could be the original in any language.
  const hasFailed = Boolean(useRouteError());
  return (
    <Document origin={hasFailed ? undefined : site?.origin}>
      {site ? <SiteFrame site={site}>{children}</SiteFrame> : children}
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
