import { createHmac } from 'node:crypto';
import type { Deps } from '../../ground/deps.ts';

/** Where a sign-in comes from. */
export type SignInOrigin = {
  /** Of the cookie by which a browser is known again; null where none came. */
  browserHash: string | null;
  network: string;
  /** Not a browser, so it may keep no cookies: where none comes, it is known by its network. */
  isProgram: boolean;
};

/** Networks are few enough to be tried out, so their hash has a key. */
export const hashNetwork = ({ contactKey }: Pick<Deps, 'contactKey'>, network: string) =>
  createHmac('sha256', contactKey).update(`sign-in network ${network}`).digest('hex');
