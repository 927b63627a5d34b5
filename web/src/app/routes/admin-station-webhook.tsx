import { WebhookPage } from '../../admin/station/webhook/webhook-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader();

export default ({ loaderData }: LoadedBy<typeof loader>) => <WebhookPage {...loaderData} />;
