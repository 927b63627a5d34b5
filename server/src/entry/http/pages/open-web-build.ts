import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PageRequest } from '@laine/web/app/page-request.ts';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Settings } from '../../../settings.ts';
import { scriptContentPolicy } from '../request/security.ts';
import { loadForProduction } from './load-for-production.ts';

/** Renders one page of the web app. */
export type Renderer = (request: Request, page: PageRequest) => Promise<Response>;

const webDir = fileURLToPath(new URL('../../../../../web/', import.meta.url));

/** The built web app: its files served to browsers, its pages rendered here. */
export async function openWebBuild(app: FastifyInstance, settings: Settings): Promise<Renderer> {
  const scriptPolicy = scriptContentPolicy(settings);
  const entry = `${webDir}build/server/index.js`;
  if (!existsSync(entry)) throw new Error('The web app is not built: run npm run build');
  await app.register(fastifyStatic, {
    root: `${webDir}build/client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of their content.
      const isHashed = path.includes('/client/assets/');
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (/\.js(?:\.|$)/.test(path)) void reply.header('content-security-policy', scriptPolicy);
      // A picture may style itself and do nothing else, also when opened on its own.
      if (path.includes('.svg')) {
        void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
  return loadForProduction(async () => {
    const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
    return rendererOf(() => Promise.resolve(build), 'production');
  });
}

export async function rendererOf(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): Promise<Renderer> {
  // Loads React, so not before it is known which build of it is wanted.
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const handle = createRequestHandler(loadBuild, mode);
  return async (request, page) => {
    const { pageRequest } = (await loadBuild()).entry.module as unknown as { pageRequest: RouterContext<PageRequest> };
    const context = new RouterContextProvider();
    context.set(pageRequest, page);
    return handle(request, context);
  };
}
