import { DeletionLead } from '../../customer/legal/deletion/deletion-lead.tsx';
import { DeletionStatus } from '../../customer/legal/deletion/deletion-status.tsx';
import { loadDeletion } from '../../customer/legal/deletion/load-deletion.server.ts';
import { legalLinks } from '../../customer/legal/legal-links.ts';
import { LegalPage } from '../../customer/legal/legal-page.tsx';
import { loadLegal } from '../../customer/legal/load-legal.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/data-deletion.ts';

export const links = legalLinks;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(pageRequest);
  const deletion = await loadDeletion(visit.call, visit.locale, url.searchParams.get('code'));
  return { page: loadLegal('data-deletion', visit), deletion };
}

export default function DataDeletionRoute({ loaderData: { page, deletion } }: Route.ComponentProps) {
  const { isSignedIn, progress } = deletion;
  // Signing in would take a deletion back that is under way, and make a new account after it.
  const isUnderWay = progress !== null && ['waiting', 'removed'].includes(progress.status);
  return (
    <LegalPage
      page={page}
      lead={
        <>
          {progress && <DeletionStatus progress={progress} />}
          {!isUnderWay && <DeletionLead isSignedIn={isSignedIn} />}
        </>
      }
    />
  );
}
