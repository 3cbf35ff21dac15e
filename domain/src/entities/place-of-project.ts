import { pickFields } from '../values/pick-fields.ts';
import { projectSearchTerms } from './client-search.ts';
import type { Project } from './project.ts';
import { type ProjectPlace, projectPlaceFields } from './project-place.ts';
import { serviceTypes } from './service-type.ts';
import { serviceTypeTexts } from './service-type-texts.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** The project's separately stored place. In its own file to keep search terms out of the desk's first bundle. */
export function placeOfProject(project: Project): ProjectPlace {
  const foundBy = ['id', 'clientId', 'createdAt', 'number', 'title'] as const;
  const searchTerms = projectSearchTerms({ ...project, title: inEachLanguage(project.title) });
  return { ...pickFields(project, [...foundBy, ...projectPlaceFields]), searchTerms };
}

/** A service in both languages, so that search finds it in either. */
function inEachLanguage(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? `${title} ${serviceTypeTexts.in('es')[type]}` : title;
}
