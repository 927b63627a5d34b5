import type { FastifyInstance } from 'fastify';

/** The few Prometheus metrics that we need: requests by route, how long they take, and the process itself. */

const boundsInSeconds = [0.005, 0.025, 0.1, 0.5, 2.5];

type Series = { count: number; sumInSeconds: number; buckets: number[] };

export function collectMetrics(app: FastifyInstance): { render(): string } {
  const series = new Map<string, Series>();
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the URL: ids and queries do not belong in metrics.
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const seconds = reply.elapsedTime / 1000;
    const found = series.get(labels) ?? { count: 0, sumInSeconds: 0, buckets: boundsInSeconds.map(() => 0) };
    found.count += 1;
    found.sumInSeconds += seconds;
    boundsInSeconds.forEach((bound, index) => {
      if (seconds <= bound) found.buckets[index] = (found.buckets[index] ?? 0) + 1;
    });
    series.set(labels, found);
    done();
  });
  return { render: () => [...requestLines(series), ...processLines()].join('\n') + '\n' };
}

function* requestLines(series: Map<string, Series>) {
  yield '# TYPE http_request_duration_seconds histogram';
  for (const [labels, { count, sumInSeconds, buckets }] of series) {
    for (const [index, bound] of boundsInSeconds.entries()) {
      yield `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`;
    }
    yield `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`;
    yield `http_request_duration_seconds_sum{${labels}} ${sumInSeconds.toFixed(6)}`;
    yield `http_request_duration_seconds_count{${labels}} ${count}`;
  }
}

function* processLines() {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  yield '# TYPE process_resident_memory_bytes gauge';
  yield `process_resident_memory_bytes ${rss}`;
  yield '# TYPE nodejs_heap_used_bytes gauge';
  yield `nodejs_heap_used_bytes ${heapUsed}`;
  yield '# TYPE process_cpu_seconds_total counter';
  yield `process_cpu_seconds_total ${((user + system) / 1e6).toFixed(3)}`;
  yield '# TYPE process_uptime_seconds gauge';
  yield `process_uptime_seconds ${process.uptime().toFixed(0)}`;
}
