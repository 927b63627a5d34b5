import type { LinksFunction } from 'react-router';
import printStyles from './voucher-print.css?url';

export const voucherLinks: LinksFunction = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }];
