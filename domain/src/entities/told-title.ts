import { serviceTypeLabels, serviceTypes } from './service-type.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** Whether a title is the name of a service of ours, and no words of anybody's. */
export function isServiceName(title: string): boolean {
  return serviceTypes.some((type) => storedServiceNames[type] === title);
}

/** The title of a visit or a project for whoever reads it: one that names a service of ours says so in their language, all others as they were typed. */
export function toldTitle(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? serviceTypeLabels[type] : title;
}

/** Back to what is stored: a service of ours by its English name, in whatever language somebody chose or typed it. */
export function storedTitle(title: string): string {
  const type = serviceTypes.find((known) => serviceTypeLabels[known] === title);
  return type ? storedServiceNames[type] : title;
}
