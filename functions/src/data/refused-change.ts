/** A change that cannot be made as things stand; the message says why and what to do. */
export class RefusedChangeError extends Error {
  override readonly name = 'RefusedChangeError';
}
