import { PageHead } from '../ui/page/page-head.tsx';
import { DialogRoom } from './dialog-room.tsx';
import { FormRoom } from './form-room.tsx';
import { TableRoom } from './table-room.tsx';

/**
 * The interactive parts of the kit in isolation: journeys try them here, and developers see how they're combined. Its
 * texts are for developers: English, in no catalog.
 */
export function KitPage() {
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 pb-28 md:pt-14">
      <PageHead title="The kit" />
      <div>
        <h1 className="text-2xl md:text-3xl">The kit</h1>
        <p className="mt-2 max-w-prose text-ink-soft">
          How forms, tables and dialogs are made and how they behave. All parts stand in <code>web/src/ui</code>; this
          page exists in the sandbox only.
        </p>
      </div>
      <FormRoom />
      <TableRoom />
      <DialogRoom />
    </main>
  );
}
