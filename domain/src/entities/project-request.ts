import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars, trueOrFalse } from '../values/given-number.ts';
import { givenInstantText } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { optionalZipSchema } from '../values/place.ts';
import {
  addressLine,
  baseVersion,
  emptyAsMissing,
  optionalText,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { titleLine } from './local-title.ts';
import { foundBySchema } from './plain-quote-request.ts';
import { serviceTypes } from './service-type.ts';
import { requestStatusLabels, requestStatusSchema } from './status.ts';

const projectRequestTexts = inLanguages({
  messages: {
    clientRequired: say('Client is required', 'Elija un cliente'),
    titleRequired: say('Title is required', 'Escriba un título'),
    serviceRequired: say('Please select a service', 'Elija un servicio'),
    finalCostRequired: say(
      'Final cost is required to complete a project',
      'Para terminar un proyecto hace falta el costo final',
    ),
    finalCostTooEarly: say(
      'The final cost belongs to a completed project',
      'El costo final es de un proyecto terminado',
    ),
    reasonRequired: say(
      'Reason is required to cancel a project',
      'Indique el motivo para cancelar un proyecto',
    ),
    statusUnknown: say(
      'Status must be pending, in_progress, completed or cancelled',
      'El estado debe ser pending, in_progress, completed o cancelled',
    ),
    scheduledDate: say('Please give a day and a time', 'Indique un día y una hora'),
  },
  title: say('Title', 'Título'),
  description: say('Description', 'Descripción'),
  address: say('Address', 'Dirección'),
  byMistake: say('By mistake', 'Por error'),
  reason: say('Reason', 'Motivo'),
  moves: {
    begin: say('Start work', 'Empezar el trabajo'),
    putBack: say('Move back to Pending', 'Regresar a Pendiente'),
    complete: say('Complete', 'Terminar'),
    cancel: say('Cancel project', 'Cancelar el proyecto'),
    reopenWork: say('Reopen as In Progress', 'Reabrir como En curso'),
    reopen: say('Reopen as Pending', 'Reabrir como Pendiente'),
  },
  noSuchMove: say(
    (from: string, to: string) => `A project that is ${from} cannot become ${to}. Reopen it first`,
    (from, to) => `Un proyecto con estado ${from} no puede pasar a ${to}. Reábralo primero`,
  ),
});

export const projectMessages = inCurrentLanguage(() => projectRequestTexts().messages);

const details = {
  title: titleLine(
    () => projectRequestTexts().title,
    () => projectMessages.titleRequired,
  ),
  serviceType: z.enum(serviceTypes, { error: () => projectMessages.serviceRequired }),
  description: optionalText(() => projectRequestTexts().description, textLimits.text),
  address: addressLine(() => projectRequestTexts().address),
  zip: optionalZipSchema,
};

const reasonSchema = requiredText(
  () => projectRequestTexts().reason,
  textLimits.text,
  () => projectMessages.reasonRequired,
);
const scheduledDateSchema = givenInstantText(() => projectMessages.scheduledDate, { offset: false });

/** The edit form of a project. A completed project must keep a final cost. */
export const projectFormSchema = strictBody({
  ...details,
  estimatedCost: z.optional(dollarsSchema),
  scheduledDate: z.optional(scheduledDateSchema),
  finalCost: z.optional(dollarsSchema),
});
export const completedProjectFormSchema = z.extend(projectFormSchema, { finalCost: dollarsSchema });

export const completeProjectSchema = strictBody({
  finalCost: requiredDollars(() => projectMessages.finalCostRequired),
});
export const cancelProjectSchema = strictBody({ reason: reasonSchema });

/** The body of POST /api/desk/projects. */
export const newProjectSchema = z.extend(z.omit(projectFormSchema, { finalCost: true }), {
  foundBy: emptyAsMissing(foundBySchema),
  clientId: z.uuid({ error: () => projectMessages.clientRequired }),
});
export type NewProjectRequest = z.infer<typeof newProjectSchema>;

/**
 * The body of PATCH /api/desk/projects/{id}: the version, null if the project had none, and the changes. Empty text and null
 * clear a field.
 */
export const projectChangeSchema = strictBody({
  updatedAt: baseVersion,
  ...details,
  title: z.optional(details.title),
  serviceType: z.optional(details.serviceType),
  estimatedCost: z.optional(z.nullable(dollarsSchema)),
  scheduledDate: z.optional(z.nullable(scheduledDateSchema)),
  status: z.optional(z.enum(requestStatusSchema.options, { error: () => projectMessages.statusUnknown })),
  finalCost: z.optional(dollarsSchema),
  reason: z.optional(reasonSchema),
  /** Undoes a mistaken reopening: cancels again without a reason, or completes again as of the earlier day. */
  byMistake: z.optional(trueOrFalse(() => projectRequestTexts().byMistake)),
});
export type ProjectChange = z.infer<typeof projectChangeSchema>;

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
