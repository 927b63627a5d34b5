import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Wrench } from 'lucide-react';
import { Link } from 'react-router';
import type { HealthData } from './health-data.ts';

/** Items with so many rentals that they need a service. */
export function DueService({ stationId, health }: { stationId: string; health: HealthData }) {
  const { serviceDue, serviceAfterRentals } = health;
  if (serviceDue.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No service is due: that is after {serviceAfterRentals} rentals.</Trans>
      </p>
    );
  }
  return (
    <section className="grid gap-3" aria-labelledby="service-due">
      <h2 id="service-due" className="flex items-center gap-2 text-lg">
        <Wrench aria-hidden className="size-5 text-alert" />
        <Trans comment="Heading: things that must be looked over">Service is due</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-paper">
        {serviceDue.map(({ id, name, lockerNumber, rentalsSinceService }) => (
          <li key={id}>
            <Link
              to={adminPaths.item(stationId, id)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 p-3 text-sm hover:bg-tint"
            >
              <span className="font-medium">{name}</span>
              <span className="figures text-ink-soft">
                <Trans>Locker {lockerNumber}</Trans>
                {' · '}
                <Plural value={rentalsSinceService} one="# rental" other="# rentals" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
