import type { ClaimStatus } from '@laine/contract/states.ts';

/** These claims may still be charged, so neither the card nor the account can go. */
export const openClaimStatuses: ClaimStatus[] = ['draft', 'proposed', 'approved', 'contested', 'charging'];
