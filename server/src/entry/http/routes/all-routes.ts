import type { Deps } from '../../../ground/deps.ts';
import type { LiveChanges } from '../../../ground/events/open-live-changes.ts';
import type { Locate } from '../../../ground/ports/locate.ts';
import type { StationList } from '../../../site/stations/facts/open-station-list.ts';
import type { EventStreams } from '../operations/event-streams.ts';
import type { PublicList } from '../pages/open-public-list.ts';
import type { PublicCache } from '../pages/public-cache.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import type { Route } from '../request/serve.ts';
import { accountRoutes } from './account-routes.ts';
import { alertMessageRoutes } from './alert-message-routes.ts';
import { alertRoutes } from './alert-routes.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { bookingRoutes } from './booking-routes.ts';
import { broadcastRoutes } from './broadcast-routes.ts';
import { callOutRoutes } from './call-out-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { claimRoutes } from './claim-routes.ts';
import { closureRoutes } from './closure-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { debtRoutes } from './debt-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { giftCardRoutes } from './gift-card-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { insightRoutes } from './insight-routes.ts';
import { itemRoutes } from './item-routes.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { lockerRoutes } from './locker-routes.ts';
import { logRoutes } from './log-routes.ts';
import { openingWishRoutes } from './opening-wish-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { passRoutes } from './pass-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { personRoutes } from './person-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { problemRoutes } from './problem-routes.ts';
import { receiptRoutes } from './receipt-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { securityEventRoutes } from './security-event-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import { stationRoutes } from './station-routes.ts';
import { taskRoutes } from './task-routes.ts';
import { ticketRoutes } from './ticket-routes.ts';
import { warningRoutes } from './warning-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

type RouteParts = {
  jar: CookieJar;
  cache: PublicCache;
  list: StationList;
  publicList: PublicList;
  locate: Locate;
  live: LiveChanges;
  streams: EventStreams;
};

/** Every call that is served; the API document is made from this list. */
export const allRoutes = (deps: Deps, { jar, cache, list, publicList, locate, live, streams }: RouteParts): Route[] => [
  ...accountRoutes(deps, jar, locate),
  ...passkeyRoutes(deps, jar, locate),
  ...apiKeyRoutes(deps),
  ...statementRoutes(deps),
  ...stationRoutes(deps, { list, publicList, locate }),
  ...lockerRoutes(deps),
  ...itemRoutes(deps),
  ...healthRoutes(deps),
  ...taskRoutes(deps),
  ...closureRoutes(deps),
  ...broadcastRoutes(deps),
  ...openingWishRoutes(deps),
  ...ownerRoutes(deps),
  ...logRoutes(deps),
  ...bookingRoutes(deps, cache),
  ...ticketRoutes(deps),
  ...sessionRoutes(deps),
  ...paymentRoutes(deps),
  ...cardRoutes(deps),
  ...debtRoutes(deps),
  ...receiptRoutes(deps),
  ...refundRoutes(deps),
  ...ledgerRoutes(deps),
  ...passRoutes(deps),
  ...giftCardRoutes(deps),
  ...personRoutes(deps),
  ...claimRoutes(deps),
  ...photoRoutes(deps),
  ...problemRoutes(deps),
  ...reviewRoutes(deps, cache),
  ...warningRoutes(deps),
  ...webhookRoutes(deps),
  ...alertRoutes(deps),
  ...alertMessageRoutes(deps),
  ...dashboardRoutes(deps),
  ...insightRoutes(deps),
  ...searchRoutes(deps),
  ...callOutRoutes(deps),
  ...auditRoutes(deps),
  ...securityEventRoutes(deps),
  ...eventRoutes(deps, live, streams),
];
