import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { editPerson } from '../../people/edit-person.ts';
import { endPersonLogins } from '../../people/end-person-logins.ts';
import { getPerson } from '../../people/get-person.ts';
import { listPeople } from '../../people/list-people.ts';
import { dropWarning } from '../../warnings/drop-warning.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const peopleRoutes = (deps: Deps) => [
  serve(deps, calls.people, ({ input }) => listPeople(deps, input)),

  serve(deps, calls.person, ({ input }) => getPerson(deps, input)),

  serve(deps, calls.editPerson, ({ actor, input }) => editPerson(deps, actor, input)),

  serve(deps, calls.endPersonLogins, ({ actor, input }) => done(endPersonLogins(deps, actor, input))),

  serve(deps, calls.dropWarning, ({ actor, input }) => done(dropWarning(deps, actor, input))),
];
