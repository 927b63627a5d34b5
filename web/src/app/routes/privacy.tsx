import { LegalPage } from '../../customer/legal/legal-page.tsx';
import { legalLinks } from '../../customer/legal/legal-links.ts';
import { loadLegal } from '../../customer/legal/load-legal.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/privacy.ts';

export const links = legalLinks;

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal('privacy', context.get(pageRequest));
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
