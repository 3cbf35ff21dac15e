import type { Appointment } from '@welding/domain/entities/appointment';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { useSyncExternalStore } from 'react';
import { isSame } from '#shared/form/form-versions.ts';
import { createStore } from '#shared/state/create-store.ts';
import { moveVisit, type Slot } from './save-visit.ts';

type Move = { readonly slot: Slot; readonly savedAs?: string | undefined };

/** The last move of each visit on this page, shared by all calendar views. */
const moves = createStore<ReadonlyMap<string, Move>>(() => new Map());

const answers = new Map<string, Promise<Appointment | undefined>>();

function set(id: string, move: Move | undefined): void {
  const after = new Map(moves.get());
  if (move) after.set(id, move);
  else after.delete(id);
  moves.set(after);
}

/** The visits with pending moves: a dropped visit moves at once, and returns if the move is refused. */
export function usePlannedVisits(visits: readonly Appointment[]): {
  visits: readonly Appointment[];
  move: (visit: Appointment, slot: Slot) => Promise<void>;
} {
  const planned = useSyncExternalStore(moves.subscribe, moves.get);
  const move = async (visit: Appointment, slot: Slot) => {
    if (slot.scheduledDate === visit.scheduledDate && isSame(slot.welderIds, crewOf(visit))) return;
    const shown: Move = { slot };
    set(visit.id, shown);
    const moved = await moveNext(visit, slot);
    if (moves.get().get(visit.id) === shown) set(visit.id, moved && { slot, savedAs: moved.updatedAt });
  };
  return {
    visits: visits.map((visit) => asPlanned(visit, planned.get(visit.id))),
    move,
  };
}

/** Moves a visit after its previous move was answered, from that version. */
export function moveNext(visit: Appointment, slot: Slot): Promise<Appointment | undefined> {
  const earlier = answers.get(visit.id);
  const moving = (async () => {
    const moved = await earlier;
    const isNewer = moved && (moved.updatedAt ?? '') > (visit.updatedAt ?? '');
    return await moveVisit(isNewer ? moved : visit, slot);
  })();
  answers.set(visit.id, moving);
  return moving;
}

/** A visit after its last move until the list catches up. Another move then uses the saved version. */
export function asPlanned(visit: Appointment, move: Move | undefined): Appointment {
  const { updatedAt = '' } = visit;
  if (!move || (move.savedAs !== undefined && (updatedAt ?? '') >= move.savedAs)) return visit;
  return { ...withSlot(visit, move.slot), ...(move.savedAs && { updatedAt: move.savedAs }) };
}

export function withSlot(visit: Appointment, { scheduledDate, welderIds }: Slot): Appointment {
  return { ...visit, scheduledDate, ...crewFields(welderIds) };
}
