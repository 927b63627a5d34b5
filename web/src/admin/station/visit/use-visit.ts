import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import type { StationDetail } from '../station-data.ts';

/** What a visit has found out about one door. */
export type SeenLocker = {
  /** The sensor's word; undefined before anybody tried. */
  isOpened?: boolean;
  /** The tags inside; undefined before they were read. */
  rfids?: string[];
  doing?: 'opening' | 'scanning';
};

const nothing: SeenLocker = {};

/** By station: a visit goes on after a look at another page, until it is ended. */
const visits = new Map<string, ReadonlyMap<number, SeenLocker>>();

function atRest(locker: SeenLocker): SeenLocker {
  const { doing: _, ...known } = locker;
  return known;
}

/** One door after the other: what was opened and read during this visit. */
export function useVisit({ id: stationId, lockers }: StationDetail) {
  const [seen, setSeen] = useState<ReadonlyMap<number, SeenLocker>>(() => visits.get(stationId) ?? new Map());
  const change = (news: (before: ReadonlyMap<number, SeenLocker>) => ReadonlyMap<number, SeenLocker>) => {
    const next = news(visits.get(stationId) ?? new Map());
    visits.set(stationId, next);
    setSeen(next);
  };
  const note = (number: number, { doing, ...news }: SeenLocker) =>
    change((before) => {
      const known = atRest(before.get(number) ?? nothing);
      return new Map(before).set(number, { ...known, ...news, ...(doing && { doing }) });
    });
  const refreshes = [callKey(stationCalls.adminStation, { stationId })];
  const opening = useAct(lockerCalls.openLocker, {
    refreshes,
    onDone: ({ success }, { lockerNumber }) => note(Number(lockerNumber), { isOpened: success }),
    onProblem: () => clearDoing(),
  });
  const scanning = useAct(lockerCalls.scanLocker, {
    refreshes,
    onDone: ({ rfids }, { lockerNumber }) => note(Number(lockerNumber), { rfids }),
    onProblem: () => clearDoing(),
  });
  const clearDoing = () => change((before) => new Map([...before].map(([number, known]) => [number, atRest(known)])));

  const numbersWhere = (test: (locker: SeenLocker) => boolean) =>
    [...seen].filter(([, locker]) => test(locker)).map(([number]) => number);
  return {
    seenOf: (number: number) => seen.get(number) ?? nothing,
    isBusy: opening.isActing || scanning.isActing,
    open: (lockerNumber: number) => {
      note(lockerNumber, { doing: 'opening' });
      opening.act({ stationId, lockerNumber });
    },
    scan: (lockerNumber: number) => {
      note(lockerNumber, { doing: 'scanning' });
      scanning.act({ stationId, lockerNumber });
    },
    end: () => void visits.delete(stationId),
    /** By their sensors, of those that this visit opened. */
    leftOpen: () => lockers.filter(({ number, isOpen }) => isOpen && visits.get(stationId)?.get(number)?.isOpened),
    openedLockers: numbersWhere(({ isOpened }) => isOpened === true),
    scannedLockers: numbersWhere(({ rfids }) => rfids !== undefined),
    /** Not the door of a running rental: somebody's things are inside. */
    next: lockers.find(({ number, rental }) => seen.get(number)?.isOpened === undefined && rental?.status !== 'started')
      ?.number,
  };
}
