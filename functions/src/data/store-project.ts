import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import type { WriteBatch } from 'firebase-admin/firestore';
import { wholeOf } from './apart.ts';
import { takeNumber } from './counters.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';
import { guardClient } from './guard-client.ts';
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
  const numbered = async (batch: WriteBatch): Promise<Project> => ({
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
