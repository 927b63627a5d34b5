import { paths } from '@laine/contract/paths.ts';
import type { LegalKind } from '@laine/legal/document-versions.ts';
import { legalLinks } from '../../customer/legal/legal-links.ts';
import { LegalPage } from '../../customer/legal/legal-page.tsx';
import { loadLegal } from '../../customer/legal/load-legal.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/legal.ts';

export const links = legalLinks;

export function loader({ context, pattern }: Route.LoaderArgs) {
  return loadLegal(kindAt(pattern), context.get(pageRequest));
}

function kindAt(address: string): LegalKind {
  if (address === paths.terms()) return 'terms';
  return address === paths.privacy() ? 'privacy' : 'accessibility';
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage key={loaderData.document.title} page={loaderData} />;
}
