import { adminPaths } from '@laine/contract/admin-paths.ts';
import { calls } from '@laine/contract/calls.ts';
import { ownPath } from '@laine/rules/people/own-path.ts';
import { redirect } from 'react-router';
import { PasskeyPage } from '../../admin/passkey/passkey-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/admin-passkey.ts';

/** Outside the frame of the staff screens, which has nothing to show yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await context.get(pageRequest).call(calls.me);
  if (!user) throw redirectToLogin(url.pathname + url.search);
  if (!user.isAdmin && !user.isOwner) throw notFound();
  const target = ownPath(url.searchParams.get('redirect') ?? adminPaths.today());
  if (!user.passkey.isMissing) throw redirect(target);
  const { email, passkey } = user;
  return { target, email, passkey };
}

export default function AdminPasskeyRoute({ loaderData }: Route.ComponentProps) {
  return <PasskeyPage {...loaderData} />;
}
