import type { z } from 'zod/mini';
import { projectRequestTexts } from './project-request-texts.ts';
import { requestStatusLabels, type requestStatusSchema } from './status.ts';

export type ProjectStatus = z.infer<typeof requestStatusSchema>;

/** In the order in which a project goes through them. */
export const projectStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;

/** What whoever moves a project is asked for. */
type MoveAsks = 'final-cost' | 'reason' | 'nothing';

type MoveName = keyof ReturnType<typeof projectRequestTexts>['moves'];
type Move = { readonly label: string; readonly asks: MoveAsks };

const move = (name: MoveName, asks: MoveAsks): Move => ({
  get label() {
    return projectRequestTexts().moves[name];
  },
  asks,
});

const begin = move('begin', 'nothing');
const putBack = move('putBack', 'nothing');
const complete = move('complete', 'final-cost');
const cancel = move('cancel', 'reason');
const reopenWork = move('reopenWork', 'nothing');
const reopen = move('reopen', 'nothing');

/**
 * Every move there is, from and to. Each has a way back, so that a slip can be undone; what is completed is reopened
 * before it is cancelled, and the other way round.
 */
const moves: Record<ProjectStatus, Partial<Record<ProjectStatus, Move>>> = {
  pending: { in_progress: begin, completed: complete, cancelled: cancel },
  in_progress: { pending: putBack, completed: complete, cancelled: cancel },
  completed: { in_progress: reopenWork, pending: reopen },
  cancelled: { in_progress: reopenWork, pending: reopen },
};

/** A status as stored; one that nobody knows (specification section 4) counts as pending when it is moved. */
export function knownProjectStatus(status: string): ProjectStatus {
  return projectStatuses.find((known) => known === status) ?? 'pending';
}

/** The move from a status as stored to another, or undefined where there is none. */
export function projectMove(from: string, to: ProjectStatus): Move | undefined {
  return moves[knownProjectStatus(from)][to];
}

/** Every move from a status as stored, in the order of the statuses. */
export function projectMoves(from: string): readonly (Move & { readonly to: ProjectStatus })[] {
  return projectStatuses.flatMap((to) => {
    const found = projectMove(from, to);
    return found ? [{ ...found, to }] : [];
  });
}

/** Why a move is refused. */
export function noSuchMove(from: string, to: ProjectStatus): string {
  const name = requestStatusLabels[knownProjectStatus(from)];
  return projectRequestTexts().noSuchMove(name, requestStatusLabels[to]);
}
