import type { SetUpStep } from '@laine/contract/admin-paths.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the steps. The first one makes the station, the others need it. */
export const setUpWords: Record<SetUpStep | 'lockers', MessageDescriptor> = {
  lockers: msg({ message: 'Id and lockers', comment: 'Step of setting up a station' }),
  public: msg({ message: 'For customers', comment: 'Step of setting up a station: name, place, hours, prices' }),
  hardware: msg({ message: 'Hardware', comment: 'Step of setting up a station' }),
  program: msg({ message: 'Key and program', comment: 'Step of setting up a station: its program is started' }),
  boards: msg({
    message: 'Boards',
    comment: 'Step of setting up a station: board, paddle and vest are put into lockers',
  }),
  doors: msg({ message: 'Doors', comment: 'Step of setting up a station: each door is tried' }),
};
