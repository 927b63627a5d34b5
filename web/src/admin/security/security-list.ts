import { securityEventCalls } from '@laine/contract/admin/security-event-calls.ts';
import { listOf } from '../../ui/table/list-of.ts';

export const securityList = listOf(securityEventCalls.securityEvents, {
  filters: ['account', 'key', 'kind', 'booking', 'station'],
});
