import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import { guardClient } from '#clients/guard-client.ts';
import { wholeOf } from '#store/apart.ts';
import { takeNumber } from '#store/counters.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import type { Batch } from '#store/firestore.ts';
import { newProject, projects, recordNew } from './projects.ts';

/**
 * Stores a new project under the next number, which begins as pending.
 * @throws Refusal key_reused; as `guardClient`
 */
export async function storeProject(
  project: Parameters<typeof newProject>[0],
  { actor, once }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined },
): Promise<Project> {
  const stored = newProject(project);
  const numbered = async (batch: Batch): Promise<Project> => ({
    ...stored,
    number: await takeNumber(batch, 'projects'),
  });
  return await createIdempotently(await projects(), numbered, {
    once,
    whole: (earlier) => wholeOf(projects, earlier),
    also: async (batch, whole) => {
      await guardClient(batch, whole.clientId);
      await recordNew(batch, whole, actor);
    },
  });
}
