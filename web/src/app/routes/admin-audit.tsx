import { calls } from '@laine/contract/calls.ts';
import { auditList, type AuditActor } from '../../admin/audit/audit-list.ts';
import { AuditPage } from '../../admin/audit/audit-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { loadList, staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async (visit) => {
  const list = await loadList(visit, auditList);
  const { members } = await visit.call(calls.staffMembers);
  const { keys } = await visit.call(calls.apiKeys);
  const people = members.map(({ id, email }): AuditActor => ({ id, kind: 'person', name: email }));
  const programs = keys.map(({ id, name }): AuditActor => ({ id, kind: 'api-key', name }));
  return { ...list, actors: [...people, ...programs] };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => <AuditPage {...loaderData} />;
