import { projectSearchTerms } from './client-search.ts';
import type { Project } from './project.ts';
import type { ProjectPlace } from './project-place.ts';

/** What is stored apart of a project. By itself, as what makes search terms has no place in the desk's first file. */
export function placeOfProject(project: Project): ProjectPlace {
  const { id, clientId, createdAt, address, zip, beforePhotos, afterPhotos, photoCaptions } = project;
  const place = { id, clientId, createdAt, address, zip, beforePhotos, afterPhotos, photoCaptions };
  const { number, title } = project;
  return { ...place, number, title, searchTerms: projectSearchTerms(project) };
}
