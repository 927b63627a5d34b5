import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { dropWarning } from '../../../identity/warnings/drop-warning.ts';
import { ownDataFileName } from '../../../people/own-data/export-own-data.ts';
import { exportPerson } from '../../../people/own-data/export-person.ts';
import { editPerson } from '../../../people/persons/edit-person.ts';
import { endPersonLogins } from '../../../people/persons/end-person-logins.ts';
import { getPerson } from '../../../people/persons/get-person.ts';
import { listPeople } from '../../../people/persons/list-people.ts';
import { listStaff } from '../../../people/persons/list-staff.ts';
import { deletePerson } from '../../../people/removal/delete-person.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const personRoutes = (deps: Deps) => [
  serve(deps, calls.people, ({ input }) => listPeople(deps, input)),

  serve(deps, calls.staffMembers, async () => ({ members: await listStaff(deps) })),

  serve(deps, calls.person, ({ input }) => getPerson(deps, input)),

  serve(deps, calls.editPerson, ({ actor, input }) => editPerson(deps, actor, input)),

  serve(deps, calls.exportPerson, ({ actor, input, reply }) => {
    const name = ownDataFileName(deps.settings.brand.name, deps.now());
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return exportPerson(deps, actor, input);
  }),

  serve(deps, calls.deletePerson, ({ actor, input }) => deletePerson(deps, actor, input)),

  serve(deps, calls.endPersonLogins, ({ actor, input }) => done(endPersonLogins(deps, actor, input))),

  serve(deps, calls.dropWarning, ({ actor, input }) => done(dropWarning(deps, actor, input))),
];
