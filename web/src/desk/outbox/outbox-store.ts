import { deskPrefix } from '#shared/api/desk-scope.ts';
import { keptQueue } from './kept-queue.ts';
import { type KeptTap, keptTapSchema, type NewKeptTap } from './kept-tap.ts';

/** The taps on visits that the server has not taken yet, in the order in which they were tapped. */
export const keptTaps = keptQueue<NewKeptTap, KeptTap>(`${deskPrefix}outbox`, 'taps', keptTapSchema);
