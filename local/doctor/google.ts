import * as z from 'zod';

/** Google's answer was neither a result nor "not found". */
class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal';
}

/** Reads from Google's interfaces with a person's own token. */
export type Google = {
  /** @param url without https:// @returns undefined if it does not exist @throws GoogleRefusal */
  readonly get: <T>(url: string, schema: z.ZodType<T>) => Promise<T | undefined>;
  /**
   * All entries of a list, page after page, empty if there is no such list.
   * @param key the field of the answer that has the entries
   */
  readonly list: <T>(url: string, key: string, entry: z.ZodType<T>) => Promise<T[]>;
  /** The policy of roles of a resource. Some interfaces read it by a POST, which changes nothing. */
  readonly rolesOf: (url: string, method: 'GET' | 'POST') => Promise<readonly Binding[] | undefined>;
};

const bindingSchema = z.object({ role: z.string(), members: z.array(z.string()).default([]) });
export type Binding = z.infer<typeof bindingSchema>;
const policySchema = z.object({ bindings: z.array(bindingSchema).default([]) });
const problemSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * @param token of `gcloud auth print-access-token`, empty if no one is signed in
 * @param at the address before the interface's host: `https://`, or a stand-in's with a slash
 */
export function googleAs(token: string, project: string, at = 'https://'): Google {
  const ask = async <T>(url: string, schema: z.ZodType<T>, method: 'GET' | 'POST' = 'GET') => {
    if (token === '') throw new GoogleRefusal('no one is signed in at Google');
    const response = await fetch(`${at}${url}`, {
      method,
      // A person's own credentials name no project to bill.
      headers: { Authorization: `Bearer ${token}`, 'x-goog-user-project': project },
      ...(method === 'POST' && { body: '{}' }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    if (response.status === 404) return undefined;
    if (!response.ok) throw new GoogleRefusal(messageIn(text) ?? `${url} answered ${response.status}.`);
    return schema.parse(JSON.parse(text));
  };
  return {
    get: ask,
    list: async (url, key, entry) => {
      const pageSchema = z.looseObject({ nextPageToken: z.string().optional() });
      const entriesSchema = z.array(entry).default([]);
      const found: z.infer<typeof entry>[] = [];
      let token = '';
      do {
        const page = await ask(
          `${url}${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(token)}`,
          pageSchema,
        );
        found.push(...entriesSchema.parse(page?.[key]));
        token = page?.nextPageToken ?? '';
      } while (token !== '');
      return found;
    },
    rolesOf: async (url, method) => (await ask(url, policySchema, method))?.bindings,
  };
}

function messageIn(text: string): string | undefined {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data?.error.message;
  } catch {
    return undefined;
  }
}

/** Whether a member has the role in a policy. */
export function hasRole(bindings: readonly Binding[], role: string, member: string): boolean {
  return bindings.some((binding) => binding.role === role && binding.members.includes(member));
}

/** The last part of a resource's name, `projects/p/secrets/KEY` is `KEY`. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
