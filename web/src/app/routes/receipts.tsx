import { loadReceipts } from '../../customer/receipts/load-receipts.server.ts';
import { ReceiptsPage } from '../../customer/receipts/receipts-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/receipts.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadReceipts(call, params.bookingId);
  if (loaded === 'signed-out') throw redirectToLogin(url.pathname);
  if (loaded === 'not-found') throw notFound();
  return loaded;
}

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage key={loaderData.bookingId} {...loaderData} />;
}
