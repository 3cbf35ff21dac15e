import * as z from 'zod/mini';
import type { Intake } from '../entities/intake.ts';
import { type ServiceType, serviceTypes } from '../entities/service-type.ts';
import { field, stored, storedCode } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** Besides the service, these answers make two jobs similar. */
const likenessFields = ['metal', 'thickness', 'position', 'access'] as const;

/** A finished job and its result, under its project's id, without names. */
export const finishedJobSchema = stored({
  id: field(idSchema, 'plain'),
  serviceType: field(storedCode(serviceTypes), 'plain'),
  /** One answer per `likenessFields`; empty if unknown. */
  answers: field(z.array(z.string()), 'plain'),
  /** Service and answers as one search key. */
  likeness: field(z.string(), 'plain'),
  completedDate: field(instantSchema, 'plain'),
  /** Agreed dollars, else estimated ones; 0 without either. */
  quoted: field(z.number(), 'plain'),
  plannedHours: field(z.number(), 'plain'),
  workedHours: field(z.number(), 'plain'),
  /** The job's profit in dollars. */
  earned: field(z.number(), 'plain'),
});
export type FinishedJob = z.infer<typeof finishedJobSchema>;

/** The response of GET /api/desk/projects/{id}/alike. */
export const alikeSchema = z.object({
  jobs: z.array(
    z.object({
      projectId: idSchema,
      title: z.string(),
      quoted: z.number(),
      plannedHours: z.number(),
      workedHours: z.number(),
      /** Owner only. */
      earned: z.optional(z.number()),
      /** Photos after the work, else before it. */
      photos: z.array(z.string()),
    }),
  ),
});
export type Alike = z.infer<typeof alikeSchema>;

/** "Unknown" answers count as no answer. */
export function likenessOf(
  serviceType: ServiceType,
  intake: Intake = {},
): Pick<FinishedJob, 'serviceType' | 'answers' | 'likeness'> {
  const answers = likenessFields.map((field) => {
    const answer = intake[field];
    return answer === undefined || answer === 'unsure' ? '' : answer;
  });
  return { serviceType, answers, likeness: [serviceType, ...answers].join('|') };
}

/** The jobs most like this one, newest first among equals. */
export function mostAlike(
  { answers }: Pick<FinishedJob, 'answers'>,
  jobs: readonly FinishedJob[],
  most: number,
): FinishedJob[] {
  const same = (job: FinishedJob) =>
    job.answers.filter((answer, index) => answer !== '' && answer === answers[index]).length;
  return jobs
    .toSorted((one, other) => same(other) - same(one) || other.completedDate.localeCompare(one.completedDate))
    .slice(0, most);
}
