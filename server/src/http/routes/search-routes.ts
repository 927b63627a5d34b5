import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { searchEverything } from '../../search/search-everything.ts';
import { serve } from '../request/serve.ts';

export const searchRoutes = (deps: Deps) => [
  serve(deps, calls.search, ({ who, input }) => searchEverything(deps, who, input)),
];
