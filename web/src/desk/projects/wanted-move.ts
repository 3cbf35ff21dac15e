import type { Project } from '@welding/domain/entities/project';
import type { ProjectStatus } from '@welding/domain/entities/project-status';

/** What the dialog of moves is open for: a project, and where to when that is known already. */
export type WantedMove = { readonly project: Project; readonly to?: ProjectStatus };
