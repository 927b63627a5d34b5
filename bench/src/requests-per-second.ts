import autocannon from 'autocannon';

const SECONDS_A_ROUND = 3;
const CONNECTIONS = 20;

/** Throws on anything but 200, because the measurement would be worthless. */
export async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, duration: SECONDS_A_ROUND, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} times other than 200`);
  return result.requests.average;
}
