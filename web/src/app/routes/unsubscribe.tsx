import { calls } from '@laine/contract/calls.ts';
import { readUnsubscribeWish } from '../../customer/unsubscribe/read-unsubscribe-wish.ts';
import { UnsubscribePage } from '../../customer/unsubscribe/unsubscribe-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/unsubscribe.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const { user } = await call(calls.me).catch(() => ({ user: null }));
  return { wish: readUnsubscribeWish(url.searchParams), user };
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
  return <UnsubscribePage {...loaderData} />;
}
