import { PageHead } from '../ui/page/page-head.tsx';
import { ButtonsRoom } from './buttons-room.tsx';
import { ChartRoom } from './chart-room.tsx';
import { DataRoom } from './data-room.tsx';
import { DialogRoom } from './dialog-room.tsx';
import { FieldRoom } from './field-room.tsx';
import { FormRoom } from './form-room.tsx';
import { StateRoom } from './state-room.tsx';
import { TableRoom } from './table-room.tsx';

const rooms = ['buttons', 'fields', 'forms', 'tables', 'dialogs', 'states', 'data', 'charts'];

/** Every part of the kit in its states, for whoever builds screens. Its words are for developers: English, in no catalog. */
export function KitPage({ serverNow }: { serverNow: string }) {
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 pb-28 md:pt-14">
      <PageHead title="The kit" />
      <div>
        <h1 className="text-2xl md:text-3xl">The kit</h1>
        <p className="mt-2 max-w-prose text-ink-soft">
          Every part that screens are made of, in each of its states. It stands in <code>web/src/ui</code>; this page
          exists in the sandbox only.
        </p>
        <nav aria-label="Rooms" className="mt-5 flex flex-wrap gap-2">
          {rooms.map((room) => (
            <a
              key={room}
              href={`#${room}`}
              className="grid min-h-11 place-items-center rounded-full border border-line-strong bg-paper px-4 text-sm font-medium capitalize hover:border-action"
            >
              {room}
            </a>
          ))}
        </nav>
      </div>
      <ButtonsRoom />
      <FieldRoom />
      <FormRoom />
      <TableRoom />
      <DialogRoom />
      <StateRoom serverNow={serverNow} />
      <DataRoom serverNow={serverNow} />
      <ChartRoom />
    </main>
  );
}
