import { paths, patternOf } from '@laine/contract/paths.ts';
import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route(paths.login(), 'routes/login.tsx'),
  route(patternOf(paths.station(':stationId')), 'routes/station.tsx'),
  route(patternOf(paths.booking(':bookingId')), 'routes/booking.tsx'),
  route(paths.reservations(), 'routes/reservations.tsx'),
  route(paths.debts(), 'routes/debts.tsx'),
  route(paths.passes(), 'routes/passes.tsx'),
  route(paths.giftCards(), 'routes/gift-cards.tsx'),
  route(patternOf(paths.voucher(':giftCardId')), 'routes/voucher.tsx'),
  route(paths.settings(), 'routes/settings.tsx'),
  route(paths.ownData(), 'routes/own-data.tsx'),
  route(patternOf(paths.refund(':refundId')), 'routes/refund.tsx'),
  route(patternOf(paths.receipts(':bookingId')), 'routes/receipts.tsx'),
  route(patternOf(paths.alert(':callOutId')), 'routes/alert.tsx'),
  route(paths.unsubscribe(), 'routes/unsubscribe.tsx'),
  route(paths.terms(), 'routes/terms.tsx'),
  route(paths.privacy(), 'routes/privacy.tsx'),
  route(paths.dataDeletion(), 'routes/data-deletion.tsx'),
  route(paths.accessibility(), 'routes/accessibility.tsx'),
  route(paths.kit(), 'routes/kit.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
