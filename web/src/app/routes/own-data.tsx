import { legalLinks } from '../../customer/legal/legal-links.ts';
import { loadOwnData } from '../../customer/settings/data/load-own-data.server.ts';
import { OwnDataPage } from '../../customer/settings/data/own-data-page.tsx';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/own-data.ts';

/** Prints as a document, like the legal pages. */
export const links = legalLinks;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadOwnData(call);
  if (!loaded) throw redirectToLogin(url.pathname);
  return loaded;
}

export default function OwnDataRoute({ loaderData }: Route.ComponentProps) {
  return <OwnDataPage {...loaderData} />;
}
