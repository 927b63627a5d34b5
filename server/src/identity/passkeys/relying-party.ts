import type { Deps } from '../../ground/deps.ts';

/** For whom a passkey is made: our public address alone, never what a request says of itself. */
export type RelyingParty = { id: string; name: string; origin: string };

export function relyingParty({ settings: { publicUrl, port, brand } }: Pick<Deps, 'settings'>): RelyingParty {
  const { hostname, origin } = publicUrl ?? new URL(`http://localhost:${port}`);
  return { id: hostname, name: brand.name, origin };
}
