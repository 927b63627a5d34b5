import type { Deps } from '../deps.ts';
import { hashToken } from '../secrets.ts';
import { endLoginOfToken } from './login-store.ts';

export const signOut = (deps: Deps, token: string): Promise<void> =>
  endLoginOfToken(deps.db.query, hashToken(token), 'signed-out', deps.now());
