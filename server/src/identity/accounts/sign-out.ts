import type { Deps } from '../../ground/deps.ts';
import { hashToken } from '../../ground/secrets.ts';
import { endLoginOfToken } from './login-store.ts';

export const signOut = (deps: Deps, token: string): Promise<void> =>
  endLoginOfToken(deps.db.query, hashToken(token), 'signed-out', deps.now());
