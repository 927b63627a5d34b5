import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '../../../ground/db/migrate.ts';
import { openWriteCheck } from '../../../ground/db/open-write-check.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listSilentProviders } from '../../../operating/installation/open-provider-watch.ts';
import { collectMetrics } from './collect-metrics.ts';

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const metrics = collectMetrics(app);
  const canWrite = openWriteCheck(deps.db);
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));

  app.get('/readyz', async (request, reply) => {
    const problem = stopping ? 'stopping' : await findProblem(deps, canWrite);
    if (problem) request.log.warn({ problem }, 'not ready');
    const limits = problem ? [] : await listLimits(deps);
    return reply
      .code(problem ? 503 : 200)
      .type('text/plain')
      .send(problem ?? ['ready', ...limits].join('\n'));
  });

  app.get('/metrics', (request, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (deps.settings.production && (!isLocal || isForwarded)) throw new Refusal('not-found');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render());
  });
}

/** Failures that we can serve with: they must not make a health check take us out of service. */
async function listLimits({ db, maintenance }: Deps): Promise<string[]> {
  const silent = await listSilentProviders(db.query).catch(() => []);
  return [
    ...(silent.length > 0 ? [`degraded: ${silent.join(', ')}`] : []),
    ...(maintenance.isOn ? ['maintenance: restored and not released'] : []),
  ];
}

async function findProblem({ db }: Deps, canWrite: () => Promise<boolean>): Promise<string | undefined> {
  try {
    await db.ping();
    if ((await pendingMigrations(db)).length > 0) return 'migrations pending';
    return (await canWrite()) ? undefined : 'the database takes no writes';
  } catch {
    return 'database unreachable';
  }
}
