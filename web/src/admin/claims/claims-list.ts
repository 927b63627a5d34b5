import { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import { listOf } from '../../ui/table/list-of.ts';

export const claimsList = listOf(claimCalls.claims, { filters: ['status', 'station'] });
