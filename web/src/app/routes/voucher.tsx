import { loadVoucher } from '../../customer/gift-cards/load-voucher.server.ts';
import { voucherLinks } from '../../customer/gift-cards/voucher-links.ts';
import { VoucherPage } from '../../customer/gift-cards/voucher-page.tsx';
import { loadOwn } from '../load-own.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/voucher.ts';

export const links = voucherLinks;

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOwn(loadVoucher(context.get(pageRequest), params.giftCardId), url.pathname);

export default function VoucherRoute({ loaderData }: Route.ComponentProps) {
  return <VoucherPage voucher={loaderData} />;
}
