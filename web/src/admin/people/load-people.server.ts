import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { loadOrNotFound } from '../frame/load-or-not-found.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import { inputOf, PeopleAddress, type PeopleAnswer } from './people-data.ts';

export const loadPeople = (call: Caller, search: URLSearchParams): Promise<PeopleAnswer> =>
  loadOrNotFound(call(calls.people, inputOf(readListAddress(PeopleAddress, search))));
