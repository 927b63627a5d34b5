import { BlockList, isIP } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

/** Stand-ins and demo accounts with public passwords must never meet real money or real customers. */
export function refuseLiveKeys(env: Environment): void {
  if (env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox does not run with NODE_ENV=production; start server/src/main.ts instead');
  }
  if (/^(?:sk|rk)_live_/.test(env['STRIPE_SECRET_KEY'] ?? '')) {
    throw new Error('The sandbox does not run with a live STRIPE_SECRET_KEY; use a test key or none');
  }
}

/** The stand-ins must know the product's address before it listens. */
export function refuseUnknownPort(env: Environment): void {
  if (/^0+$/.test(env['PORT'] ?? '')) {
    throw new Error('The sandbox does not run with PORT=0; choose a port, for instance: PORT=3001 npm start');
  }
}

/** What to tell an operator who lets others reach the sandbox. */
export function exposureWarning(host: string | undefined): string | undefined {
  if (host === undefined || host === '' || isLoopback(host)) return undefined;
  return [
    '*'.repeat(78),
    `WARNING: HOST is ${host}, so others can reach the sandbox.`,
    'Everyone who does reads all mail, moves the clock and signs in as anyone, admin included.',
    '*'.repeat(78),
    '',
  ].join('\n');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string) {
  const version = isIP(host);
  return version === 0 ? host === 'localhost' : loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
