import { InsightsPage } from '../../admin/insights/insights-page.tsx';
import { loadInsights } from '../../admin/insights/load-insights.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-insights.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadInsights(context.get(pageRequest).call, url.searchParams);

export default function AdminInsightsRoute({ loaderData }: Route.ComponentProps) {
  return <InsightsPage {...loaderData} />;
}
