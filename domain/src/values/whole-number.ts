import * as z from 'zod/mini';

/** A whole number between two bounds, both allowed. @param label what people call it when it is wrong */
export function wholeNumber(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z
    .number(message)
    .check(z.refine(Number.isInteger, message), z.gte(min, message), z.lte(max, message));
}
