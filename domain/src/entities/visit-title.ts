import { serviceTypeLabels, serviceTypes } from './service-type.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** Whether a title is the name of a service of ours, and no words of anybody's. */
export function isServiceName(title: string): boolean {
  return serviceTypes.some((type) => storedServiceNames[type] === title);
}

/** A visit's title for its client: one that names a service of ours says so in their language, all others as they were typed. */
export function visitTitle(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? serviceTypeLabels[type] : title;
}
