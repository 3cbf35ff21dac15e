/** Every sentence in what react-hook-form says is wrong, with a form or with one field, in its order. */
export function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [errors.message];
  return Object.entries(errors).flatMap(([key, inner]) => (key === 'ref' ? [] : messagesIn(inner)));
}
