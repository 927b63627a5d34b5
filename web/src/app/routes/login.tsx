import { calls } from '@laine/contract/calls.ts';
import { ownPath } from '@laine/rules/people/own-path.ts';
import { redirect } from 'react-router';
import { LoginPage } from '../../customer/login/login-page.tsx';
import { readLoginProblem } from '../../customer/login/read-login-problem.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/login.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const target = ownPath(url.searchParams.get('redirect'));
  const { call, now } = context.get(pageRequest);
  const { user } = await call(calls.me).catch(() => ({ user: null }));
  if (user) throw redirect(target);
  return { target, problem: readLoginProblem(url.searchParams.get('problem')), serverNow: now.toString() };
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} />;
}
