import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Staff } from '@welding/domain/entities/staff';

/** Somebody of the staff as the history names them. */
export function staffActor({ id, name, role }: Staff): Actor {
  return { id, name, role };
}
