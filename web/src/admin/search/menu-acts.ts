import { adminPaths } from '@laine/contract/admin-paths.ts';
import { msg } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import type { StaffEntry } from '../frame/staff-entries.ts';

/** Actions in the menu, in addition to the pages. */
export const menuActs = (isAdmin: boolean): readonly StaffEntry[] =>
  isAdmin
    ? [
        {
          address: adminPaths.newStation(),
          label: msg({ message: 'New station', comment: 'In the menu that finds everything: a station is set up' }),
          icon: Plus,
        },
      ]
    : [];
