import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { Document } from './document.tsx';
import { ErrorPage } from './error-page.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { loadSite } from './load-site.server.ts';
import { pageRequest } from './page-request.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadSite(context.get(pageRequest));
}

/** Around every page and every error alike, so that a failing page keeps the header; only a failing root loses it. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  return <Document origin={site?.origin}>{site ? <SiteFrame site={site}>{children}</SiteFrame> : children}</Document>;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
