import { storedVisitContactSchema, withContact } from '@welding/domain/entities/visit-contact';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import type { MyVisit } from './my-visits.ts';

/** A visit with whom it is for and where, which is asked for when its list did not bring it. */
export function useWholeVisit(shown: MyVisit): MyVisit {
  const { id, clientName } = shown.visit;
  const unnamed = clientName === undefined ? id : undefined;
  const contact = useDeskDocument('visitContacts', unnamed, storedVisitContactSchema);
  return contact.status === 'ready' ? { ...shown, visit: withContact(shown.visit, contact.item) } : shown;
}
