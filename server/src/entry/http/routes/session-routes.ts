import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { createSession } from '../../../rental/by-staff/create-session.ts';
import { decideReturn } from '../../../rental/by-staff/decide-return.ts';
import { deleteSession } from '../../../rental/by-staff/delete-session.ts';
import { editSession } from '../../../rental/by-staff/edit-session.ts';
import { endSession } from '../../../rental/by-staff/end-session.ts';
import { lockersForSession } from '../../../rental/by-staff/fit-lockers.ts';
import { openSessionDoor } from '../../../rental/by-staff/open-session-door.ts';
import { previewSessionEdit } from '../../../rental/by-staff/preview-session-edit.ts';
import { readStationDay } from '../../../rental/by-staff/read-station-day.ts';
import { exportSessions } from '../../../rental/sessions/export-sessions.ts';
import { getAdminSession, listSessionsOfBooking } from '../../../rental/sessions/get-admin-session.ts';
import { listAdminSessions } from '../../../rental/sessions/list-admin-sessions.ts';
import { stationAvailability } from '../../../rental/sessions/station-availability.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const sessionRoutes = (deps: Deps) => [
  serve(deps, calls.sessions, async ({ who, input }) => ({
    ...(await listAdminSessions(deps, who, input)),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.sessionsCsv, ({ actor, input, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="sessions.csv"');
    return exportSessions(deps, actor, input);
  }),

  serve(deps, calls.sessionsOfBooking, async ({ who, input }) => ({
    sessions: await listSessionsOfBooking(deps, who, input),
  })),

  serve(deps, calls.session, ({ who, input }) => getAdminSession(deps, who, input)),

  serve(deps, calls.stationDay, ({ who, input }) => readStationDay(deps, who, input)),

  serve(deps, calls.newSession, ({ actor, input }) => createSession(deps, actor, input)),

  serve(deps, calls.lockersForSession, ({ who, input }) => lockersForSession(deps, who, input)),

  serve(deps, calls.previewSessionEdit, ({ actor, input }) => previewSessionEdit(deps, actor, input)),

  serve(deps, calls.editSession, ({ actor, input }) => editSession(deps, actor, input)),

  serve(deps, calls.deleteSession, ({ actor, input }) => done(deleteSession(deps, actor, input))),

  serve(deps, calls.openSessionDoor, ({ actor, input }) => openSessionDoor(deps, actor, input)),

  serve(deps, calls.decideReturn, ({ actor, input }) => done(decideReturn(deps, actor, input))),

  serve(deps, calls.endSession, ({ actor, input }) => done(endSession(deps, actor, input))),

  serve(deps, calls.availability, ({ who, input }) => stationAvailability(deps, who, input)),
];
