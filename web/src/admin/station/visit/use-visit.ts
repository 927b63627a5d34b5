import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import type { StationDetail } from '../station-data.ts';

/** The findings of a visit at one door. */
export type SeenLocker = {
  /** By the sensor; undefined until somebody tried. */
  isOpened?: boolean;
  /** The tags inside; undefined until they were read. */
  rfids?: string[];
  doing?: 'opening' | 'scanning';
};

const nothing: SeenLocker = {};

/** By station: a visit continues after a look at another page, until it's ended. */
const visits = new Map<string, ReadonlyMap<number, SeenLocker>>();

function atRest(locker: SeenLocker): SeenLocker {
  const { doing: _, ...known } = locker;
  return known;
}

/** Door by door: the openings and readings of this visit. */
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
    /** Doors opened by this visit that the sensor still reports open. */
    leftOpen: () => lockers.filter(({ number, isOpen }) => isOpen && visits.get(stationId)?.get(number)?.isOpened),
    openedLockers: numbersWhere(({ isOpened }) => isOpened === true),
    scannedLockers: numbersWhere(({ rfids }) => rfids !== undefined),
    /** Skips doors of running rentals: somebody's things are inside. */
    next: lockers.find(({ number, rental }) => seen.get(number)?.isOpened === undefined && rental?.status !== 'started')
      ?.number,
  };
}
