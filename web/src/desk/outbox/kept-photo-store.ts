import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { keptQueue } from './kept-queue.ts';

const newKeptPhotoSchema = z.object({
  /** Its Idempotency-Key. */
  key: z.uuid(),
  /** Whose it is: it is sent in no other name. */
  personId: z.string(),
  projectId: idSchema,
  list: z.enum(['beforePhotos', 'afterPhotos']),
  /** JPEG, as it is sent. */
  bytes: z.instanceof(ArrayBuffer),
});
export type NewKeptPhoto = z.infer<typeof newKeptPhotoSchema>;

const keptPhotoSchema = z.extend(newKeptPhotoSchema, {
  /** The place in the queue. */
  order: z.number(),
  /** When the server first answered that it could not take it now, as milliseconds since 1970. */
  busySince: z.optional(z.number()),
  /** How many of its parts the server has. */
  sentParts: z.optional(z.number()),
  /** Why it came back, as a sentence: it waits for the person, no longer for a signal. */
  returned: z.optional(z.string()),
});
/** A photo on this device that the server has not taken yet. */
export type KeptPhoto = z.infer<typeof keptPhotoSchema>;

/** The photos of projects that the server has not taken yet, in the order in which they were taken. */
export const keptPhotos = keptQueue<NewKeptPhoto, KeptPhoto>(
  `${deskPrefix}photo-outbox`,
  'photos',
  keptPhotoSchema,
);
