import { isRouteErrorResponse, Outlet } from 'react-router';
import { FailedPage } from '../../admin/frame/failed-page.tsx';
import { isLostNetwork } from '../is-lost-network.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import type { Route } from './+types/staff-screen.ts';

export default function StaffScreenRoute() {
  return <Outlet />;
}

/** Within the frame of staff, so that a screen that fails is no dead end. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailedPage isOffline={isLostNetwork(error)} />;
}
