import * as z from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });

/** Longer than the driver's limits for scripts and pages. Without a response by then the browser hangs. */
const limitMs = 40_000;

/** Runs one WebDriver command (https://www.w3.org/TR/webdriver2/). @throws Error with the driver's response */
export async function webDriver(
  base: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${path}: the driver does not answer`, { cause });
  });
  const { value } = answerSchema.parse(await response.json());
  const problem = errorSchema.safeParse(value);
  if (problem.success) throw new Error(`${path}: ${problem.data.error} ${problem.data.message}`);
  return value;
}
