import type { Client } from '@welding/domain/entities/client';
import type { Party } from '@welding/domain/entities/priced-fields';
import { clientName } from '@welding/domain/entities/stored-client';
import { business } from '@welding/domain/values/business';

/** The business as it is called today. */
export function senderToday(): Party {
  const { name, address, email, phone } = business;
  return { name, address, email, phone };
}

/** A client as it is called today. */
export function recipientToday(client: Client): Party {
  const { address, email, phone } = client;
  return { name: clientName(client), ...(address && { address }), email, phone };
}
