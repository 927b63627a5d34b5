import { loadRefund } from '../../customer/refund/load-refund.server.ts';
import { RefundPage } from '../../customer/refund/refund-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/refund.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadRefund(call, params.refundId);
  if (loaded === 'signed-out') throw redirectToLogin(url.pathname);
  if (loaded === 'not-found') throw notFound();
  return { refund: loaded };
}

export default function RefundRoute({ loaderData }: Route.ComponentProps) {
  // Nothing that was typed for one refund may stand in the form of another.
  return <RefundPage key={loaderData.refund.id} {...loaderData} />;
}
