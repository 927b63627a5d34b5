import { LegalPage } from '../../customer/legal/legal-page.tsx';
import { legalLinks } from '../../customer/legal/legal-links.ts';
import { loadLegal } from '../../customer/legal/load-legal.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/accessibility.ts';

export const links = legalLinks;

export function loader({ context }: Route.LoaderArgs) {
  return loadLegal('accessibility', context.get(pageRequest));
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
