import type { z } from 'zod/mini';
import { projectRequestTexts } from './project-request-texts.ts';
import { requestStatusLabels, type requestStatusSchema } from './status.ts';

export type ProjectStatus = z.infer<typeof requestStatusSchema>;

/** In workflow order. */
export const projectStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;

/** The input a move needs. */
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

/** All allowed moves. Each can be undone. A completed project must be reopened before it can be canceled, and the reverse. */
const moves: Record<ProjectStatus, Partial<Record<ProjectStatus, Move>>> = {
  pending: { in_progress: begin, completed: complete, cancelled: cancel },
  in_progress: { pending: putBack, completed: complete, cancelled: cancel },
  completed: { in_progress: reopenWork, pending: reopen },
  cancelled: { in_progress: reopenWork, pending: reopen },
};

/** Unknown statuses (specification section 4) count as pending. */
export function knownProjectStatus(status: string): ProjectStatus {
  return projectStatuses.find((known) => known === status) ?? 'pending';
}

export function projectMove(from: string, to: ProjectStatus): Move | undefined {
  return moves[knownProjectStatus(from)][to];
}

export function projectMoves(from: string): readonly (Move & { readonly to: ProjectStatus })[] {
  return projectStatuses.flatMap((to) => {
    const found = projectMove(from, to);
    return found ? [{ ...found, to }] : [];
  });
}

export function noSuchMove(from: string, to: ProjectStatus): string {
  const name = requestStatusLabels[knownProjectStatus(from)];
  return projectRequestTexts().noSuchMove(name, requestStatusLabels[to]);
}
