import type { Project } from '@welding/domain/entities/project';
import {
  type NewProject,
  newProjectSchema,
  type ProjectChange,
  projectChangeSchema,
} from '@welding/domain/entities/project-request';
import { readChicagoWallTime, toChicagoWallTime } from '@welding/domain/values/chicago-time';
import type * as z from 'zod/mini';
import { readAmount } from '#desk/ui/read-amount.ts';

/** A project as its form holds it: text, as it is typed. */
export type ProjectFormValues = {
  readonly title: string;
  readonly serviceType: string;
  readonly description: string;
  readonly address: string;
  readonly zip: string;
  readonly estimatedCost: string;
  readonly finalCost: string;
  /** Chicago wall time, YYYY-MM-DDTHH:mm. */
  readonly scheduledDate: string;
};

export type FieldErrors = Partial<Record<keyof ProjectFormValues, string>>;
type Read<Body> = { readonly body: Body } | { readonly errors: FieldErrors };

export const emptyProjectForm: ProjectFormValues = {
  title: '',
  serviceType: '',
  description: '',
  address: '',
  zip: '',
  estimatedCost: '',
  finalCost: '',
  scheduledDate: '',
};

/** What the form shows of a project that is there. */
export function projectFormValues(project: Project): ProjectFormValues {
  const { title, serviceType, description, address, zip, estimatedCost, finalCost, scheduledDate } = project;
  return {
    title,
    serviceType,
    description: description ?? '',
    address: address ?? '',
    zip: zip ?? '',
    estimatedCost: estimatedCost?.toFixed(2) ?? '',
    finalCost: finalCost?.toFixed(2) ?? '',
    scheduledDate: scheduledDate ? toChicagoWallTime(new Date(scheduledDate)) : '',
  };
}

/** The body that creates a project of this client, or what is wrong with which field. */
export function readNewProject(values: ProjectFormValues, clientId: string): Read<NewProject> {
  const { title, serviceType, description, address, zip } = values;
  const estimatedCost = readAmount(values.estimatedCost);
  const scheduledDate = readWallTime(values.scheduledDate);
  return read(newProjectSchema, {
    clientId,
    title,
    serviceType,
    description,
    address,
    zip,
    ...(estimatedCost !== undefined && { estimatedCost }),
    ...(scheduledDate !== undefined && { scheduledDate }),
  });
}

/** The body that makes `base` what the form says: the fields that differ, on the version `updatedAt`. */
export function readProjectChange(
  values: ProjectFormValues,
  base: ProjectFormValues,
  updatedAt: string | null,
): Read<ProjectChange> {
  const differs = (field: keyof ProjectFormValues) => values[field] !== base[field];
  const texts = (['title', 'serviceType', 'description', 'address', 'zip'] as const).filter(differs);
  return read(projectChangeSchema, {
    updatedAt,
    ...Object.fromEntries(texts.map((field) => [field, values[field]])),
    ...(differs('estimatedCost') && { estimatedCost: readAmount(values.estimatedCost) ?? null }),
    ...(differs('finalCost') && { finalCost: readAmount(values.finalCost) ?? Number.NaN }),
    ...(differs('scheduledDate') && { scheduledDate: readWallTime(values.scheduledDate) ?? null }),
  });
}

/** The instant of a wall time; on the nights when the clock changes the first one that fits. Text when it is none. */
function readWallTime(wallTime: string): string | undefined {
  if (wallTime === '') return undefined;
  const reading = readChicagoWallTime(wallTime);
  switch (reading.kind) {
    case 'exact':
      return reading.instant.toISOString();
    case 'skipped':
      return reading.next.toISOString();
    case 'repeated':
      return reading.first.toISOString();
    case 'invalid':
      return wallTime;
  }
}

const ownSentences: FieldErrors = {
  serviceType: 'Please select a service',
  scheduledDate: 'Please give a day and a time',
};

function read<Body>(schema: z.ZodMiniType<Body>, body: unknown): Read<Body> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { body: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = Object.keys(emptyProjectForm).find((name) => name === path[0]);
    if (isField(field)) errors[field] ??= ownSentences[field] ?? message;
  }
  return { errors };
}

function isField(name: string | undefined): name is keyof ProjectFormValues {
  return name !== undefined && name in emptyProjectForm;
}
