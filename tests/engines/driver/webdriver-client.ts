import * as z from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });

/** One command of WebDriver (https://www.w3.org/TR/webdriver2/). @throws Error with what the driver answered */
export async function webDriver(
  base: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = answerSchema.parse(await response.json());
  const problem = errorSchema.safeParse(value);
  if (problem.success) throw new Error(`${path}: ${problem.data.error} ${problem.data.message}`);
  return value;
}
