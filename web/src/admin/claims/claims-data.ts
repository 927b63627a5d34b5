import type { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { StationId } from '@laine/contract/fields.ts';
import { ClaimStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter, PageNumber } from '../../ui/table/list-address.ts';
import { offsetOf } from '../../ui/table/paging.ts';

export const CLAIMS_PER_PAGE = 50;

export const ClaimsAddress = z.object({
  page: PageNumber,
  status: Filter(ClaimStatus),
  station: Filter(StationId),
});

export type ClaimsAnswer = CallAnswer<typeof claimCalls.claims>;
export type ListedClaim = ClaimsAnswer['claims'][number];

export const inputOf = ({
  page,
  status,
  station,
}: z.output<typeof ClaimsAddress>): CallInput<typeof claimCalls.claims> => ({
  ...(status !== undefined && { status }),
  ...(station !== undefined && { stationId: station }),
  offset: offsetOf(page, CLAIMS_PER_PAGE),
  limit: CLAIMS_PER_PAGE,
});
