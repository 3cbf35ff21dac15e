import type { Appointment } from '@welding/domain/entities/appointment';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { useState } from 'react';
import { isSame } from '#desk/ui/form/changes-of.ts';
import { moveVisit, type Slot } from './save-visit.ts';

type Move = { readonly slot: Slot; readonly savedAs?: string | undefined };

/**
 * The visits as they are, and where one is on its way to: a visit that was dropped stands there at once, and goes back when
 * the move is refused.
 */
export function usePlannedVisits(visits: readonly Appointment[]): {
  visits: readonly Appointment[];
  move: (visit: Appointment, slot: Slot) => Promise<void>;
} {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const set = (id: string, move: Move | undefined) =>
    setMoves((before) => {
      const after = new Map(before);
      if (move) after.set(id, move);
      else after.delete(id);
      return after;
    });
  const move = async (visit: Appointment, slot: Slot) => {
    if (slot.scheduledDate === visit.scheduledDate && isSame(slot.welderIds, crewOf(visit))) return;
    set(visit.id, { slot });
    const moved = await moveVisit(visit, slot);
    set(visit.id, moved && { slot, savedAs: moved.updatedAt });
  };
  return {
    visits: visits.map((visit) => {
      const under = moves.get(visit.id);
      const arrived = under?.savedAs !== undefined && (visit.updatedAt ?? '') >= under.savedAs;
      return under && !arrived ? withSlot(visit, under.slot) : visit;
    }),
    move,
  };
}

/** A visit as it would be elsewhere. */
export function withSlot(visit: Appointment, { scheduledDate, welderIds }: Slot): Appointment {
  return { ...visit, scheduledDate, ...crewFields(welderIds) };
}
