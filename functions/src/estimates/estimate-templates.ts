import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  type EstimateTemplate,
  estimateTemplateSchema,
  type NewTemplate,
  templatePrivacy,
} from '@welding/domain/entities/estimate-template';
import { recordChange } from '#store/audit.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { entityCollection } from '#store/entity-collection.ts';

export const estimateTemplates = entityCollection(
  'estimateTemplates',
  estimateTemplateSchema,
  ['createdAt', 'updatedAt'],
  templatePrivacy,
);

/** Stores a new template. @throws Refusal key_reused */
export async function storeTemplate(
  template: NewTemplate,
  { actor, once }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined },
): Promise<EstimateTemplate> {
  const stored: EstimateTemplate = {
    ...template,
    id: randomUUID(),
    archived: false,
    createdAt: new Date().toISOString(),
  };
  const { id: entityId, name } = stored;
  return await createIdempotently(await estimateTemplates(), stored, {
    once,
    also: (batch) =>
      recordChange(batch, {
        actor,
        action: 'created',
        entity: 'template',
        entityId,
        changes: [],
        note: name,
      }),
  });
}
