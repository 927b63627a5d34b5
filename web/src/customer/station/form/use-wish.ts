import type { Station } from '@laine/contract/public/entities.ts';
import { isBefore } from '@laine/rules/instants.ts';
import type { Slot } from '@laine/rules/slot.ts';
import { changeDate, changeEnd, changeStart, defaultSlot, type ChosenSlot } from '@laine/rules/slot-choice.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { StationData } from '../station-data.ts';
import { slideSlot } from '../timeline/slide-slot.ts';
import { findDraft, saveDraft } from './draft-store.ts';
import { draftCount, draftOf, draftSlot, bookableSlot } from './draft.ts';

export type WishControls = {
  /** As it can be booked now, or why this station offers nothing. */
  slot: ChosenSlot;
  /** The clock overtook the chosen start, so the slot is not quite the one that was asked for. */
  wasOvertaken: boolean;
  count: number;
  phone: string;
  setCount: (count: number) => void;
  setPhone: (phone: string) => void;
  setSlot: (slot: Slot) => void;
  setDate: (date: Temporal.PlainDate) => void;
  /** These take the slot they start from: while someone types or drags, only the last state counts. */
  setStart: (from: Slot, start: Temporal.Instant) => void;
  setEnd: (from: Slot, end: Temporal.Instant) => void;
  slide: (from: Slot, start: Temporal.Instant) => void;
  /** Another station is about to take this wish over. */
  carryTo: (stationId: string) => void;
};

/** Everything the customer may choose. Times always pass through the rules; a choice survives a sign-in and a reload. */
export function useWish(station: Station, viewer: StationData['viewer'], now: Temporal.Instant): WishControls {
  const viewerId = viewer?.id ?? null;
  const [wished, setWished] = useState<ChosenSlot>(() => defaultSlot(station, now));
  const [count, setCount] = useState(1);
  const [typed, setTyped] = useState<{ phone: string; by: string | null }>();
  const [isRestored, setRestored] = useState(false);
  const slot = useMemo(() => bookableSlot(station, wished, now), [station, wished, now]);
  // The login may change while the form lies open; a number stays with who typed it.
  const typedPhone = typed?.by === viewerId ? typed.phone : undefined;

  // In the layout phase: what was chosen before the scripts came is done after this, and counts more than the draft.
  useLayoutEffect(() => {
    if (isRestored) return;
    const found = findDraft(station.id, viewerId);
    // oxlint-disable react/set-state-in-effect -- the tab's memory can be read only after hydration
    if (found) {
      setWished(draftSlot(found, station.timeZone));
      setCount(draftCount(found, station));
      if (found.phone) setTyped({ phone: found.phone, by: viewerId });
    }
    setRestored(true);
    // oxlint-enable react/set-state-in-effect
  }, [isRestored, station, viewerId]);

  // Only a number that was typed: the one on file belongs to whoever signs in next in this tab.
  const draft = useMemo(
    () =>
      typeof slot === 'string'
        ? undefined
        : { ...draftOf(slot, count, typedPhone ?? '', station.timeZone), ownerId: viewerId },
    [slot, count, typedPhone, station.timeZone, viewerId],
  );
  useEffect(() => {
    if (isRestored && draft) saveDraft(station.id, draft);
  }, [isRestored, draft, station.id]);

  return {
    slot,
    wasOvertaken: typeof wished !== 'string' && isBefore(wished.start, now),
    count,
    phone: typedPhone ?? viewer?.phone ?? '',
    setCount,
    setPhone: (phone) => setTyped({ phone, by: viewerId }),
    setSlot: setWished,
    setDate: (date) => typeof slot !== 'string' && setWished(changeDate(station, slot, date, now)),
    setStart: (from, start) => setWished(changeStart(station, from, start, now)),
    setEnd: (from, end) => setWished(changeEnd(station, from, end, now)),
    slide: (from, start) => setWished(slideSlot(station, from, start, now)),
    carryTo: (stationId) => draft && saveDraft(stationId, draft),
  };
}
