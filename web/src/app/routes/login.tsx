import { calls } from '@laine/contract/calls.ts';
import { redirect } from 'react-router';
import { LoginPage } from '../../customer/login/login-page.tsx';
import { readProblem } from '../../customer/login/login-problem.ts';
import { safeRedirectPath } from '../../customer/login/safe-redirect-path.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/login.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const target = safeRedirectPath(url.searchParams.get('redirect'));
  const { user } = await context
    .get(pageRequest)
    .call(calls.me)
    .catch(() => ({ user: null }));
  if (user) throw redirect(target);
  return { target, problem: readProblem(url.searchParams.get('problem')) };
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return <LoginPage target={loaderData.target} problem={loaderData.problem} />;
}
