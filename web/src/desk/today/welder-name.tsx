import { staffSchema } from '@welding/domain/entities/staff';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';

/** What a welder is called; nothing until it is known. */
export function WelderName({ id }: { id: string }) {
  const welder = useDeskDocument('staff', id, staffSchema);
  return welder.status === 'ready' ? welder.item.name : null;
}
