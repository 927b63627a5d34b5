import { loadPasses } from '../../customer/passes/load-passes.server.ts';
import { PassesPage } from '../../customer/passes/passes-page.tsx';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/passes.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPasses(context.get(pageRequest), url.searchParams);
  if (page === 'signed-out') throw redirectToLogin(url.pathname + url.search);
  return page;
}

export default function PassesRoute({ loaderData }: Route.ComponentProps) {
  // Somebody else may sign in in another tab: ticks must not become theirs.
  return <PassesPage key={loaderData.viewer?.id ?? ''} page={loaderData} />;
}
