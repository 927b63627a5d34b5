import type { ClaimStatus } from '@laine/contract/states.ts';

/** A claim of which nobody knows yet whether it will be charged: its card stays, and so does its person. */
export const openClaimStatuses: ClaimStatus[] = ['draft', 'proposed', 'approved', 'contested', 'charging'];
