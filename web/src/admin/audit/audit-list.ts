import { auditCalls } from '@laine/contract/admin/audit-calls.ts';
import { listOf } from '../../ui/table/list-of.ts';

export const auditList = listOf(auditCalls.audit, { filters: ['actor', 'action', 'station', 'day', 'target'] });

export type AuditActor = { id: string; kind: 'person' | 'api-key'; name: string };
