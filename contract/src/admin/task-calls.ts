import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Id, LockerNumber, StationId, Success } from '../fields.ts';
import { FollowingTask, Task } from './task-entities.ts';

const stationParams = z.object({ stationId: StationId });
const taskParams = z.object({ taskId: Id });

/** Tasks for the next visit to a station, and what was done there. */
export const taskCalls = {
  tasks: get('admin', '/stations/:stationId/tasks', {
    access: 'staff',
    scope: 'read',
    summary: 'To do at the next visit: what staff wrote down, what was done lately, and what follows by itself',
    params: stationParams,
    answer: z.object({ tasks: z.array(Task), following: z.array(FollowingTask) }),
  }),
  newTask: post('admin', '/stations/:stationId/tasks', {
    access: 'staff-person',
    summary: 'Write down what is to be done at the next visit',
    params: stationParams,
    body: z.object({ words: z.string().trim().min(1).max(500), lockerNumber: LockerNumber.nullable().optional() }),
    answer: Task,
  }),
  tickTask: post('admin', '/tasks/:taskId/tick', {
    access: 'staff-person',
    summary: 'Say that it is done, or that it is not after all',
    params: taskParams,
    body: z.object({ isDone: z.boolean() }),
    answer: Task,
  }),
  deleteTask: del('admin', '/tasks/:taskId', {
    access: 'staff-person',
    summary: 'Take an entry off the list',
    params: taskParams,
    answer: Success,
  }),
  endVisit: post('admin', '/stations/:stationId/visits', {
    access: 'staff-person',
    summary: 'End a visit: its summary goes into the log, and what was done is ticked',
    params: stationParams,
    body: z.object({
      openedLockers: z.array(LockerNumber).max(200),
      scannedLockers: z.array(LockerNumber).max(200),
      doneTaskIds: z.array(Id).max(200),
      note: z.string().trim().max(2000).optional(),
      /** Required to leave a door that the sensor reports as open: why it isn't. */
      sensorNote: z.string().trim().min(3).max(500).optional(),
    }),
    answer: Success,
  }),
};
