import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('stations/:stationId', 'routes/station.tsx'),
  route('bookings/:bookingId', 'routes/booking.tsx'),
  route('reservations', 'routes/reservations.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
