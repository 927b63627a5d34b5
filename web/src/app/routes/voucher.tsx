import { loadVoucher } from '../../customer/gift-cards/load-voucher.server.ts';
import { voucherLinks } from '../../customer/gift-cards/voucher-links.ts';
import { VoucherPage } from '../../customer/gift-cards/voucher-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/voucher.ts';

export const links = voucherLinks;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const voucher = await loadVoucher(context.get(pageRequest), params.giftCardId);
  if (voucher === 'signed-out') throw redirectToLogin(url.pathname);
  if (voucher === 'not-found') throw notFound();
  return voucher;
}

export default function VoucherRoute({ loaderData }: Route.ComponentProps) {
  return <VoucherPage voucher={loaderData} />;
}
