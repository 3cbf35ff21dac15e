import { apiPaths } from '@welding/domain/api-paths';
import { type OpenedPaper, openedPaperSchema } from '@welding/domain/entities/paper-link';
import { apiRequest } from '#shared/api/api-request.ts';

/** @throws as `apiRequest` */
export async function fetchLinked(token: string): Promise<OpenedPaper> {
  return await apiRequest(apiPaths.paperLinks, (json) => openedPaperSchema.parse(json), { body: { token } });
}
