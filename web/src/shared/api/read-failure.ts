/** A failed answer's sentence and code (domain's `errorCodes`). */
export type Failure = { readonly message: string; readonly code: string | undefined };

/** Without it the answer is plain text. */
export const acceptJson = { Accept: 'application/json' } as const;

/** Reads the body of a failed answer. Never rejects because a proxy may answer anything. */
export async function readFailure(response: Response): Promise<Failure> {
  const text = await response.text();
  return parsed(text) ?? { message: text || response.statusText, code: undefined };
}

function parsed(text: string): Failure | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null || !('message' in told)) return undefined;
    const code = 'code' in told && typeof told.code === 'string' ? told.code : undefined;
    return { message: String(told.message), code };
  } catch {
    return undefined;
  }
}
