import * as z from 'zod/mini';
import { newClientSchema } from './client.ts';

/** The answer of GET and PATCH /api/me: a client's own contact data as stored, and their version, null for none yet. */
export const myDetailsSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  updatedAt: z.nullable(z.string()),
});
export type MyDetails = z.infer<typeof myDetailsSchema>;

/** What the form about them holds; the address may be empty. */
export const myDetailsFormSchema = z.required(newClientSchema);
export type MyDetailsForm = z.infer<typeof myDetailsFormSchema>;

export const myDetailsMessages = {
  emailTaken: 'This e-mail belongs to another client. Please use another one, or call us',
} as const;
