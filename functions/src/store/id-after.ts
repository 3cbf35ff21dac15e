import { createHash } from 'node:crypto';

/** A UUID that follows from another one. @param what keeps those apart that follow from the same one */
export function idAfter(id: string, what: string): string {
  const hash = createHash('sha256').update(`${id} ${what}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
