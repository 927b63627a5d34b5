import { ledgerCalls } from '@laine/contract/admin/ledger-calls.ts';
import { listOf } from '../../ui/table/list-of.ts';

export const ledgerList = listOf(ledgerCalls.ledger, { filters: ['purpose', 'state', 'station', 'day'] });
