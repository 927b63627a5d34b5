import { isLoopback } from '@laine/contract/is-loopback.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A developer's values; anything else may be a server with a forgotten setting. */
const KINDS_OF_MACHINE = new Set(['', 'development', 'test']);

/** Stand-ins and demo accounts with public passwords must never meet real money or real customers. */
export function refuseLiveKeys(env: Environment): void {
  const kind = env['NODE_ENV'] ?? '';
  if (kind === 'production') {
    throw new Error('The sandbox does not run with NODE_ENV=production; start server/src/main.ts instead');
  }
  if (!KINDS_OF_MACHINE.has(kind)) {
    throw new Error(`The sandbox does not run with NODE_ENV=${kind}; leave it empty, or say development or test`);
  }
  if (/^(?:sk|rk)_live_/.test(env['STRIPE_SECRET_KEY'] ?? '')) {
    throw new Error('The sandbox does not run with a live STRIPE_SECRET_KEY; use a test key or none');
  }
}

/** Demo accounts have public passwords, so only this machine may reach them. */
export function refusePublicAddress(env: Environment): void {
  const address = env['PUBLIC_URL'] ?? '';
  if (URL.canParse(address) && !isLoopback(new URL(address).hostname)) {
    throw new Error(
      `The sandbox does not run with PUBLIC_URL=${address}; it is for this machine, such as http://localhost:3000`,
    );
  }
}

/** The stand-ins must know the product's address before it listens. */
export function refuseUnknownPort(env: Environment): void {
  if (/^0+$/.test(env['PORT'] ?? '')) {
    throw new Error('The sandbox does not run with PORT=0; choose a port, for instance: PORT=3001 npm start');
  }
}

/** A warning for an operator whose sandbox others can reach. */
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
