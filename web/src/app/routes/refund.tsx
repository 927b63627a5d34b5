import { calls } from '@laine/contract/calls.ts';
import { RefundPage } from '../../customer/refund/refund-page.tsx';
import { loadOwn } from '../load-own.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/refund.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOwn(context.get(pageRequest).call(calls.myRefund, params), url.pathname);

export default function RefundRoute({ loaderData: { refund } }: Route.ComponentProps) {
  // Nothing that was typed for one refund may stand in the form of another.
  return <RefundPage key={refund.id} refund={refund} />;
}
