import type { Station } from '@laine/contract/public/entities.ts';
import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { isBefore, upToMinute } from '@laine/rules/time/instants.ts';
import {
  changeDate,
  changeEnd,
  changeStart,
  changeStartAlone,
  defaultSlot,
  stretchSlot,
  type ChosenSlot,
} from '@laine/rules/time/slot-choice.ts';
import { lengthInMs, type Slot } from '@laine/rules/time/slot.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StationData } from '../station-data.ts';
import { bitingLimit, type Limit, type Moved } from '../timeline/biting-limit.ts';
import { slideSlot } from '../timeline/slide-slot.ts';
import type { SlotMoves } from '../timeline/use-slot-drag.ts';
import { findDraft, saveDraft } from './draft-store.ts';
import { draftCount, draftLimit, draftOf, draftSlot, bookableSlot } from './draft.ts';

export type WishControls = SlotMoves & {
  /** The slot as it can be booked now, or why this station offers none. */
  slot: ChosenSlot;
  /** The chosen start has passed meanwhile, so the slot is not quite the one that was asked for. */
  wasOvertaken: boolean;
  /** Why the last choice became another time than was asked for. */
  limit: Limit | undefined;
  /** A time was chosen, not proposed by us; a length from now isn't one. */
  isTimeChosen: boolean;
  /** The length of a rental that begins now, at whatever moment that is; undefined for any other time. */
  minutesFromNow: number | undefined;
  startNow: (minutes: number | undefined) => void;
  count: number;
  phone: string;
  setCount: (count: number) => void;
  setPhone: (phone: string) => void;
  setDate: (date: Temporal.PlainDate) => void;
  /** Saves this wish as the draft of another station. */
  carryTo: (stationId: string) => void;
};

/**
 * Everything the customer may choose. The rules check every time; a choice survives a sign-in and a reload. Each page
 * has drafts of its own: what was chosen for another day is no wish of somebody at the lockers.
 */
export function useWish(
  station: Station,
  viewer: StationData['viewer'],
  now: Temporal.Instant,
  isHere: boolean,
): WishControls {
  const viewerId = viewer?.id ?? null;
  const draftId = isHere ? `${station.id}?here` : station.id;
  const [wished, setWished] = useState<ChosenSlot>(() => defaultSlot(station, now));
  const [isChosen, setChosen] = useState(false);
  const [isEndChosen, setEndChosen] = useState(false);
  const [minutesFromNow, setMinutesFromNow] = useState<number>();
  const [limit, setLimit] = useState<Limit>();
  const [count, setCount] = useState(1);
  const [typed, setTyped] = useState<{ phone: string; by: string | null }>();
  const isRestored = useRef(false);
  const slot = useMemo(
    () => bookableSlot(station, minutesFromNow === undefined ? wished : slotFromNow(minutesFromNow, now), now),
    [station, wished, minutesFromNow, now],
  );
  // The login may change while the form is open. A phone number stays with the person who typed it.
  const typedPhone = typed?.by === viewerId ? typed.phone : undefined;

  // This runs in the layout phase, so that what was chosen before the scripts came follows it and overrides the draft.
  useLayoutEffect(() => {
    if (isRestored.current) return;
    // Not state: every visit would render the whole form again without a change.
    isRestored.current = true;
    const found = findDraft(draftId, viewerId);
    // oxlint-disable react/set-state-in-effect -- the tab's memory can be read only after hydration
    if (found) {
      setWished(draftSlot(found, station.timeZone));
      setChosen(found.isChosen);
      setEndChosen(found.isEndChosen);
      if (found.startsNow === true) setMinutesFromNow((found.endInSeconds - found.startInSeconds) / MINUTE_IN_SECONDS);
      setLimit(draftLimit(station, found, now));
      setCount(draftCount(found, station));
      if (found.phone) setTyped({ phone: found.phone, by: viewerId });
    }
    // oxlint-enable react/set-state-in-effect
  }, [station, draftId, viewerId, now]);

  // A login may end while the form is open. What was typed is then hidden, and kept for the person who comes back.
  const ownerId = viewerId ?? typed?.by ?? null;
  const ownPhone = typed?.by === ownerId ? typed.phone : '';
  // Only a typed number is saved. The number on file isn't, because somebody else may sign in next in this tab.
  const draft = useMemo(
    () =>
      typeof slot === 'string'
        ? undefined
        : {
            ...draftOf(slot, count, ownPhone, station.timeZone),
            isChosen,
            isEndChosen,
            startsNow: minutesFromNow !== undefined,
            ownerId,
          },
    [slot, count, ownPhone, station.timeZone, isChosen, isEndChosen, minutesFromNow, ownerId],
  );
  useEffect(() => {
    if (draft) saveDraft(draftId, draft);
  }, [draft, draftId]);

  const choose = (chosen: ChosenSlot, asked?: Slot, moved: Moved = 'slot') => {
    setWished(chosen);
    setChosen(true);
    setMinutesFromNow(undefined);
    setLimit(asked && typeof chosen !== 'string' ? bitingLimit(station, asked, moved, chosen, now) : undefined);
    return chosen;
  };
  const chooseDate = (date: Temporal.PlainDate, from: Slot) => {
    const asked = draftSlot({ ...draftOf(from, count, '', station.timeZone), date: date.toString() }, station.timeZone);
    choose(changeDate(station, from, date, now), asked);
  };

  return {
    slot,
    wasOvertaken: isChosen && typeof wished !== 'string' && isBefore(wished.start, now),
    limit,
    isTimeChosen: isChosen,
    minutesFromNow,
    startNow: (minutes) => {
      setMinutesFromNow(minutes);
      setChosen(false);
      setLimit(undefined);
    },
    count,
    phone: typedPhone ?? formatPhone(viewer?.phone ?? ''),
    setCount,
    setPhone: (phone) => setTyped({ phone, by: viewerId }),
    setSlot: (chosen) => choose(chosen),
    setDate: (date) => typeof slot !== 'string' && chooseDate(date, slot),
    setStart: (from, start) =>
      isEndChosen
        ? choose(changeStart(station, from, start, now), { start, end: from.end }, 'start')
        : choose(changeStartAlone(station, from, start, now), asLongAs(from, start), 'start'),
    setEnd: (from, end) => {
      setEndChosen(true);
      choose(changeEnd(station, from, end, now), { start: from.start, end }, 'end');
    },
    pull: (from, side, to) => choose(stretchSlot(station, from, side, to, now), { ...from, [side]: to }, side),
    keepLength: () => setEndChosen(true),
    slide: (from, start) => choose(slideSlot(station, from, start, now), asLongAs(from, start)),
    carryTo: (stationId) => draft && saveDraft(stationId, draft),
  };
}

const slotFromNow = (minutes: number, now: Temporal.Instant): Slot => {
  const start = upToMinute(now);
  return { start, end: start.add({ minutes }) };
};

const asLongAs = (slot: Slot, start: Temporal.Instant): Slot => ({
  start,
  end: start.add({ milliseconds: lengthInMs(slot) }),
});
