import { calls } from '@laine/contract/calls.ts';
import { ReceiptsPage } from '../../customer/receipts/receipts-page.tsx';
import { loadOwn } from '../load-own.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/receipts.ts';

export async function loader({ context, params: { bookingId }, url }: Route.LoaderArgs) {
  const asked = context.get(pageRequest).call(calls.bookingReceipts, { bookingId });
  return { bookingId, receipts: (await loadOwn(asked, url.pathname)).receipts };
}

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage key={loaderData.bookingId} {...loaderData} />;
}
