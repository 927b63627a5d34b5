import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { previewItemPlace, previewSwapLockers } from '../../../rental/closures/preview-item-moves.ts';
import { getItem } from '../../../site/stations/items/get-item.ts';
import { listItems } from '../../../site/stations/items/list-items.ts';
import { lookAfterItems } from '../../../site/stations/items/look-after-items.ts';
import { placeItem } from '../../../site/stations/items/place-item.ts';
import { undoService } from '../../../site/stations/items/undo-service.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const itemRoutes = (deps: Deps) => [
  serve(deps, calls.items, ({ who, input }) => listItems(deps, who, input)),

  serve(deps, calls.item, ({ who, input }) => getItem(deps, who, input)),

  serve(deps, calls.placeItem, ({ actor, input }) => placeItem(deps, actor, input)),

  serve(deps, calls.previewPlaceItem, ({ who, input }) => previewItemPlace(deps, who, input)),

  serve(deps, calls.previewSwapLockers, ({ who, input }) => previewSwapLockers(deps, who, input)),

  serve(deps, calls.undoService, ({ actor, input }) => undoService(deps, actor, input)),

  serve(deps, calls.noteItems, ({ actor, input }) => done(lookAfterItems(deps, actor, input))),
];
