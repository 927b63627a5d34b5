import { randomBytes } from 'node:crypto';

/** The product as a provider knows it. */
export interface ProviderClient {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
}

/** A visitor may use either name of the loopback address and must come back to the same one, so both are allowed. */
export function registerProduct(provider: 'google' | 'facebook', publicUrl: string): ProviderClient {
  const { port } = new URL(publicUrl);
  const origins = new Set([publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`]);
  return {
    clientId: `sandbox-${provider}`,
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUris: [...origins].map((origin) => new URL(`/api/auth/callback/${provider}`, origin).href),
  };
}
