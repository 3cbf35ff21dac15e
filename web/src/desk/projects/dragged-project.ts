import type { Project } from '@welding/domain/entities/project';

/** A kind of data of our own, so that nothing else that is dragged counts as a project. */
const type = 'application/x-desk-project';

let dragged: Project | null = null;

/** The project under the pointer, from one list to another of the same page: while it is over, data cannot be read. */
export const draggedProject = {
  begin(data: DataTransfer, project: Project): void {
    dragged = project;
    data.setData(type, project.id);
    data.effectAllowed = 'move';
  },
  /** The project that is being dragged, or null when it is something else. */
  over(data: DataTransfer): Project | null {
    return data.types.includes(type) ? dragged : null;
  },
};
