import type { Deps } from '../deps.ts';
import { hashToken } from '../secrets.ts';
import { endLogin } from './login-store.ts';

export const signOut = (deps: Deps, token: string): Promise<void> =>
  endLogin(deps.db.query, hashToken(token), deps.now());
