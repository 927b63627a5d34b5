import { LegalPage } from '../../customer/legal/legal-page.tsx';
import { legalLinks } from '../../customer/legal/legal-links.ts';
import { loadLegal } from '../../customer/legal/load-legal.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/terms.ts';

export const links = legalLinks;

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal('terms', context.get(pageRequest));
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
