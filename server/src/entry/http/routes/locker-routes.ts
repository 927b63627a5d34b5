import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { openLocker } from '../../../site/stations/commands/open-locker.ts';
import { scanLocker } from '../../../site/stations/commands/scan-locker.ts';
import { confirmLocker } from '../../../site/stations/lockers/confirm-locker.ts';
import { editLocker } from '../../../site/stations/lockers/edit-locker.ts';
import { createItem, deleteItem, editItem } from '../../../site/stations/lockers/items.ts';
import { swapLockers } from '../../../site/stations/lockers/swap-lockers.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const lockerRoutes = (deps: Deps) => [
  serve(deps, calls.editLocker, ({ actor, input }) => editLocker(deps, actor, input)),

  serve(deps, calls.openLocker, async ({ actor, input }) => ({ success: await openLocker(deps, actor, input) })),

  serve(deps, calls.scanLocker, ({ actor, input }) => scanLocker(deps, actor, input)),

  serve(deps, calls.confirmLocker, ({ actor, input }) => done(confirmLocker(deps, actor, input))),

  serve(deps, calls.swapLockers, ({ actor, input }) => done(swapLockers(deps, actor, input))),

  serve(deps, calls.newItem, ({ actor, input }) => createItem(deps, actor, input)),

  serve(deps, calls.editItem, ({ actor, input }) => editItem(deps, actor, input)),

  serve(deps, calls.deleteItem, ({ actor, input }) => done(deleteItem(deps, actor, input))),
];
