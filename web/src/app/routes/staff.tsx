import { adminPaths } from '@laine/contract/admin-paths.ts';
import { calls } from '@laine/contract/calls.ts';
import { Outlet, redirect } from 'react-router';
import { StaffFrame } from '../../admin/frame/staff-frame.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/staff.ts';

/** People who aren't staff learn nothing about these pages, not even that they exist. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await context.get(pageRequest).call(calls.me);
  if (!user) throw redirectToLogin(url.pathname + url.search);
  if (!user.isAdmin && !user.isOwner) throw notFound();
  if (user.passkey.isMissing) throw redirect(adminPaths.passkey(url.pathname + url.search));
  const { id, isAdmin, email, passkey } = user;
  return { person: { id, isAdmin, email, passkey } };
}

/**
 * If no answer came at all, the layouts around the page would fail with it, and all navigation would be gone. So they
 * keep their data, and only the page shows the failure.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_args, next) => {
    const results = await next();
    // The root's own loader never fails (`loadSite`), so that its error means that nothing came.
    if (results['root']?.type !== 'error' || results['root'].result instanceof Response) return;
    for (const frame of ['root', 'routes/staff']) delete results[frame];
  },
];

export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  return (
    <StaffFrame person={loaderData.person}>
      <Outlet />
    </StaffFrame>
  );
}
