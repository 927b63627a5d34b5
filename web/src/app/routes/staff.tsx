import { calls } from '@laine/contract/calls.ts';
import { Outlet } from 'react-router';
import { StaffFrame } from '../../admin/frame/staff-frame.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/staff.ts';

/** Whoever is not staff learns nothing about these pages, not even that they exist. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await context.get(pageRequest).call(calls.me);
  if (!user) throw redirectToLogin(url.pathname + url.search);
  if (!user.isAdmin && !user.isOwner) throw notFound();
  return { person: { isAdmin: user.isAdmin, email: user.email } };
}

export default function StaffRoute({ loaderData }: Route.ComponentProps) {
  return (
    <StaffFrame person={loaderData.person}>
      <Outlet />
    </StaffFrame>
  );
}
