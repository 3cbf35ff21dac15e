import { idSchema } from '@welding/domain/text-fields';
import * as z from 'zod/mini';
import { sessionMarkerKey } from './session-marker-key.ts';

const sessionMarkerSchema = z.object({
  clientId: idSchema,
  firstName: z.string(),
  keep: z.literal(true),
});

/** The client of a session that was kept on this device. */
export type SessionMarker = z.infer<typeof sessionMarkerSchema>;

/** The kept session, or null: none, not readable, or storage is closed to us (a private window). */
export function readSessionMarker(): SessionMarker | null {
  try {
    const text = localStorage.getItem(sessionMarkerKey);
    if (text === null) return null;
    const marker = sessionMarkerSchema.safeParse(JSON.parse(text));
    return marker.success ? marker.data : null;
  } catch {
    return null;
  }
}

/** Notes a kept session. Where storage is closed, the session simply lasts as long as the page. */
export function writeSessionMarker(marker: SessionMarker): void {
  try {
    localStorage.setItem(sessionMarkerKey, JSON.stringify(marker));
  } catch {
    // A full or closed storage costs the convenience, not the session.
  }
}
