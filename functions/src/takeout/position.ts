import { takeoutTotalsSchema } from '@welding/domain/entities/takeout';
import { instantSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { isSigned, sign } from '#derived-key.ts';

const positionSchema = z.object({
  /** Records are read as they were at this instant. */
  at: instantSchema,
  part: z.int(),
  /** The SHA-256 of all previous entries. */
  chain: z.string(),
  step: z.int(),
  /** The last document or file of this step that was written. */
  after: z.optional(z.string()),
  page: z.optional(z.string()),
  /** The field names of this collection's documents so far. They become the columns of its table. */
  columns: z.array(z.string()),
  /** Entries of this step so far. */
  entries: z.int(),
  totals: takeoutTotalsSchema,
});

/** The position in the file where the next part begins. */
export type TakeoutPosition = z.infer<typeof positionSchema>;

/** An entry of the file, and the position after it. */
export type MadeEntry = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isDeflated: boolean;
  readonly documents?: number;
  readonly type?: string;
  readonly position: TakeoutPosition;
};

export function firstPosition(at: string): TakeoutPosition {
  return {
    at,
    part: 1,
    chain: '',
    step: 0,
    columns: [],
    entries: 0,
    totals: { documents: 0, papers: 0, files: 0 },
  };
}

/** A position as text for the API. The signature allows a part only after the first one, which the history records. */
export function signPosition(staffId: string, position: TakeoutPosition): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${text}.${sign('takeout', `${staffId} ${text}`).toString('base64url')}`;
}

/** Undefined unless `signPosition` made the text for this person. */
export function readPosition(staffId: string, signed: string): TakeoutPosition | undefined {
  const [text = '', signature = ''] = signed.split('.');
  if (!isSigned('takeout', `${staffId} ${text}`, Buffer.from(signature, 'base64url'))) return undefined;
  return positionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
}
