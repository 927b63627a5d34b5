import { lazy } from 'react';
import { SharedPart } from './shared-part.tsx';

const StaffPart = lazy(async () => ({ default: (await import('./staff-part.tsx')).StaffPart }));

export function StaffPage() {
  return (
    <section className="p-[5px]">
      <SharedPart />
      <StaffPart />
    </section>
  );
}
