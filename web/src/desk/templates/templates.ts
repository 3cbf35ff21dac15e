import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type EstimateTemplate,
  estimateTemplateSchema,
  type NewTemplate,
  type TemplateChange,
} from '@welding/domain/entities/estimate-template';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';

const most = 50;

/** By name. */
export function useTemplates() {
  return useDeskList({
    collection: 'estimateTemplates',
    schema: estimateTemplateSchema,
    where: [['archived', '==', false]],
    order: ['name', 'asc'],
    limit: most,
  });
}

const toTemplate = (json: unknown) => estimateTemplateSchema.parse(json);

/** @throws as `deskRequest` */
export async function createTemplate(body: NewTemplate, idempotencyKey: string): Promise<EstimateTemplate> {
  return await deskRequest(deskApiPaths.templates, toTemplate, { body, idempotencyKey });
}

/**
 * Replaces the contents, at the template's version.
 * @throws as `deskRequest`
 */
export async function replaceTemplate(
  { id, updatedAt }: EstimateTemplate,
  contents: NewTemplate,
): Promise<EstimateTemplate> {
  const body = { ...contents, updatedAt: updatedAt ?? null };
  return await deskRequest(deskApiPaths.template(id), toTemplate, { method: 'PATCH', body });
}

/**
 * Changes a template at its version.
 * @throws as `deskRequest`
 */
export async function changeTemplate(
  template: EstimateTemplate,
  change: Partial<Omit<TemplateChange, 'updatedAt'>>,
): Promise<EstimateTemplate> {
  const { id, createdAt: _, updatedAt = null, ...details } = template;
  const body = { ...details, ...change, updatedAt };
  return await deskRequest(deskApiPaths.template(id), toTemplate, { method: 'PATCH', body });
}
