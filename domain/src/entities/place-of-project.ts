import { projectSearchTerms } from './client-search.ts';
import type { Project } from './project.ts';
import type { ProjectPlace } from './project-place.ts';
import { serviceTypes } from './service-type.ts';
import { texts as spanishNames } from './service-type-texts.es.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** What is stored apart of a project. By itself, as what makes search terms has no place in the desk's first file. */
export function placeOfProject(project: Project): ProjectPlace {
  const { id, clientId, createdAt, address, zip, beforePhotos, afterPhotos, photoCaptions } = project;
  const place = { id, clientId, createdAt, address, zip, beforePhotos, afterPhotos, photoCaptions };
  const { number, title } = project;
  const searchTerms = projectSearchTerms({ ...project, title: inEachLanguage(title) });
  return { ...place, number, title, searchTerms };
}

/** A service of ours by both of its names, as whoever searches types the one that they read. */
function inEachLanguage(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? `${title} ${spanishNames[type]}` : title;
}
