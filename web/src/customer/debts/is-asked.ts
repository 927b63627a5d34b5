import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import type { ClaimStatus } from '@laine/contract/states.ts';

const open: ReadonlySet<ClaimStatus> = new Set(['approved', 'contested', 'charging']);

/** Nothing is paid or given up yet, and no card has refused it. */
export const isAsked = ({ status }: Pick<OwnClaim, 'status'>): boolean => open.has(status);
