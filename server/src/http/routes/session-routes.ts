import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { createSession } from '../../desk/create-session.ts';
import { decideReturn } from '../../desk/decide-return.ts';
import { deleteSession } from '../../desk/delete-session.ts';
import { editSession } from '../../desk/edit-session.ts';
import { endSession } from '../../desk/end-session.ts';
import { previewSessionEdit } from '../../desk/preview-session-edit.ts';
import { lockersForSession } from '../../desk/fit-lockers.ts';
import { openSessionDoor } from '../../desk/open-session-door.ts';
import { readStationDay } from '../../desk/read-station-day.ts';
import { exportSessions } from '../../sessions/export-sessions.ts';
import { getAdminSession, listSessionsOfBooking } from '../../sessions/get-admin-session.ts';
import { listAdminSessions } from '../../sessions/list-admin-sessions.ts';
import { stationAvailability } from '../../sessions/station-availability.ts';
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
