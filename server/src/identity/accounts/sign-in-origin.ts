import { createHmac } from 'node:crypto';
import type { Deps } from '../../ground/deps.ts';

/** Where a sign-in comes from. */
export type SignInOrigin = {
  /** From the cookie that identifies the browser; null without one. */
  browserHash: string | null;
  network: string;
  /** A program may keep no cookies: without one, its network identifies it. */
  isProgram: boolean;
};

/** Networks are few enough to try them all, so their hash has a key. */
export const hashNetwork = ({ contactKey }: Pick<Deps, 'contactKey'>, network: string) =>
  createHmac('sha256', contactKey).update(`sign-in network ${network}`).digest('hex');
