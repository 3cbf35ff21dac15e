import type { Client } from '@welding/domain/entities/client';
import { clientMessages } from '@welding/domain/entities/client-change';
import { conflict } from '#refusal.ts';

/** @throws Refusal conflict for a client that is no one's record any more */
export function requirePresent({ mergedInto, erasedAt }: Client): void {
  if (mergedInto || erasedAt) throw conflict(clientMessages.gone);
}
