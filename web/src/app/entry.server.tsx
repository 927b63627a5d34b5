import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { audienceManifest } from '../audience/audience-routes.ts';
import { audienceOf } from '../audience/audience.ts';
import { loadI18n } from '../i18n/load-i18n.ts';
import { arrangeScripts } from './arrange-scripts.server.ts';
import { DocumentAssets } from './document-assets.ts';
import { pageRequest } from './page-request.ts';
import { pageStyles } from './page-styles.server.ts';

/** The server fills this context for every page. Both must mean the same object, so the build exports it. */
export { pageRequest } from './page-request.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { locale, nonce } = context.get(pageRequest);
  const url = new URL(request.url);
  const audience = audienceOf(url.pathname);
  const { manifest } = routerContext;
  // In development there's one for all, rebuilt at every change.
  const routes = import.meta.env.DEV ? manifest.url : audienceManifest(manifest.url, audience);
  const page = (
    <I18nProvider i18n={await loadI18n(locale, audience)}>
      <DocumentAssets value={{ nonce, styles: pageStyles[audience] }}>
        <ServerRouter
          context={{ ...routerContext, manifest: { ...manifest, url: routes } }}
          url={request.url}
          nonce={nonce}
        />
      </DocumentAssets>
    </I18nProvider>
  );
  const html = arrangeScripts({ html: await render(page, nonce), nonce, url, locale });
  return new Response(html, { status, headers });
}

/** A visitor who leaves early is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageRequest).report(error);
};

/** Whole pages, not streams: no loader defers anything, and a finished page can be cached. */
function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large parts would come at the end of the page and be moved to their place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
