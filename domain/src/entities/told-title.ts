import { serviceTypeLabels, serviceTypes } from './service-type.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** Whether a title is one of our service names, so that it contains no one's own words. */
export function isServiceName(title: string): boolean {
  return serviceTypes.some((type) => storedServiceNames[type] === title);
}

/** A title for the reader: service names in their language, other titles as typed. */
export function toldTitle(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? serviceTypeLabels[type] : title;
}

/** The reverse of `toldTitle`: service names in any language become the stored English name. */
export function storedTitle(title: string): string {
  const type = serviceTypes.find((known) => serviceTypeLabels[known] === title);
  return type ? storedServiceNames[type] : title;
}
