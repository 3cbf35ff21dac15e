import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client, ReplacedEmail } from '@welding/domain/entities/client';
import type { ClientChange } from '@welding/domain/entities/client-change';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { parseSnapshot } from '#store/parse-snapshot.ts';
import { appointments, findComingVisits } from '#visits/appointments.ts';
import {
  clientEmailsOf,
  clients,
  emailDocument,
  emailOfDocument,
  emailTaken,
  isOfDuplicate,
  ownerOfEmail,
  provenAtOf,
} from './clients.ts';
import { requirePresent } from './guard-client.ts';

/** What is known of a client's new e-mail. */
export type EmailProof = {
  /** Since when it is shown to be the client's; undefined for one that never was. */
  readonly provenAt: string | undefined;
  /** Which earlier e-mails may object from then on, of the client as it is and when its e-mail was proven. */
  readonly replacedEmails: (current: Client, provenAt: string | undefined) => ReplacedEmail[];
};

/** More e-mails than anybody has had; the newest are kept. */
const mostFormer = 100;

type ClientChangeConditions = {
  readonly actor: Actor;
  readonly asked?: Asked | undefined;
  /** Set for an e-mail of which more is known than that somebody typed it; without it a new one is unproven. */
  readonly proof?: EmailProof;
  /** Further writes of the same batch. */
  readonly also?: (batch: Batch, before: Client, after: Client) => Promise<void>;
};

/**
 * Changes what a client is made of. The e-mail's own document moves along in the same batch, and coming visits learn the
 * name and number that the welder needs. An address that is empty is taken away. A new e-mail ends every session that began
 * before, and is the only one that opens the portal from then on.
 * @param asked as for `changeEntity`
 * @throws Refusal not_found, changed_meanwhile, email_taken, conflict for one that was merged or erased
 */
export async function changeClient(
  clientId: string,
  change: ClientChange,
  { actor, asked, proof, also }: ClientChangeConditions,
): Promise<Client> {
  return await changeEntity(clients, {
    entity: 'client',
    id: clientId,
    asked,
    actor,
    action: 'changed',
    decide: async (current) => {
      await requirePresent(current);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after: Client = { ...current, ...given };
      const { ownerId } = await ownerOfEmail(after.email);
      if (ownerId !== undefined && ownerId !== clientId) {
        throw emailTaken();
      }
      // All of it is written anew, in the form in which this code writes it: somebody may have typed it into the console.
      const { firstName, lastName, email, phone, address, reminders, language } = after;
      const named = { firstName, lastName, email, phone, address: address || undefined };
      const written = { ...named, reminders, language } satisfies Record<keyof ClientChange, unknown>;
      return {
        ...written,
        searchTerms: clientSearchTerms(after),
        ...(email !== current.email && (await ofNewEmail(current, proof))),
      };
    },
    also: async (batch, before, after) => {
      await Promise.all([keepEmail(batch, before, after, proof), tellComingVisits(batch, after)]);
      await also?.(batch, before, after);
    },
  });
}

/**
 * Changes what a client is made of; an e-mail that changes is told of it at the old address.
 * @param by.asked as for `changeEntity`
 * @throws as `changeClient`
 */
export async function changeClientAndTell(
  clientId: string,
  change: ClientChange,
  by: { readonly actor: Actor; readonly asked?: Asked; readonly proof?: EmailProof },
): Promise<Client> {
  return await changeClient(clientId, change, {
    ...by,
    also: async (batch, before, after) => {
      const { queueEmailChanged } = await import('#messages/queue-email-changed.ts');
      await queueEmailChanged(batch, before, after);
    },
  });
}

async function ofNewEmail(
  current: Client,
  proof: EmailProof | undefined,
): Promise<Pick<Client, 'sessionsValidFrom' | 'replacedEmails' | 'formerEmails'>> {
  const stored = await clientEmailsOf(current.id);
  const proven = stored.filter((document) => provenAtOf(document) !== undefined).map(emailOfDocument);
  const former = [...new Set([...(current.formerEmails ?? []), ...proven])].slice(-mostFormer);
  const own = stored.find((document) => emailOfDocument(document) === current.email);
  const replaced = proof?.replacedEmails(current, own && provenAtOf(own)?.toISOString()) ?? [];
  return {
    sessionsValidFrom: new Date().toISOString(),
    replacedEmails: replaced.length > 0 ? replaced : undefined,
    formerEmails: former.length > 0 ? former : undefined,
  };
}

/** A new e-mail takes the place of all others; else those of duplicates stay beside it. */
async function keepEmail(
  batch: Batch,
  before: Client,
  { id, email }: Client,
  proof: EmailProof | undefined,
): Promise<void> {
  const stored = await clientEmailsOf(id);
  const isNew = before.email !== email;
  for (const document of stored) {
    if (emailOfDocument(document) !== email && (isNew || !isOfDuplicate(document)))
      batch.delete(document.ref);
  }
  const own = stored.find((document) => emailOfDocument(document) === email);
  const provenAt = isNew && proof?.provenAt ? { provenAt: new Date(proof.provenAt) } : {};
  if (!own) batch.create(await emailDocument(email), { clientId: id, ...provenAt });
  else if (provenAt.provenAt && !provenAtOf(own)) batch.update(own.ref, provenAt);
}

async function tellComingVisits(batch: Batch, { id, firstName, lastName, phone }: Client): Promise<void> {
  const clientName = `${firstName} ${lastName}`.trim();
  await Promise.all(
    parseSnapshot(await findComingVisits(id)).map(async (visit) => {
      const contact = await appointments.apart?.read(visit.id);
      await contact?.write(batch, { ...contact.join(visit), clientName, phone });
    }),
  );
}
