import type { Client, ReplacedEmail } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-names';
import { emailObjectionDays } from '@welding/domain/entities/my-details';
import { readEmailObjection } from '#messages/mail-links.ts';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { historyNames } from '#store/audit.ts';
import { changeClientAndTell } from './change-client.ts';
import { findClient } from './clients.ts';

/** More changes than anyone makes while objections are open; older ones stay allowed. */
const mostReplaced = 10;

/**
 * Gives a client a new email that a code has proven. The old address gets a mail and may object.
 * @throws as `changeClient`
 */
export async function takeProvenEmail(client: Client, email: string): Promise<Client> {
  const now = new Date().toISOString();
  return await changeClientAndTell(
    client.id,
    { email },
    {
      actor: actorOfClient(client),
      proof: {
        provenAt: now,
        isOwnSession: true,
        replacedEmails: (current, provenAt) =>
          [
            ...objecting(current),
            ...(current.email ? [{ email: current.email, at: now, ...(provenAt && { provenAt }) }] : []),
          ].slice(0, mostReplaced),
      },
    },
  );
}

/**
 * Restores a replaced email for its reader and ends every session. Also undoes later emails, because a person who took one may
 * have taken a second.
 * @returns undefined for an invalid or expired token, or after a change by the office or an earlier objection
 * @throws Refusal email_taken
 */
export async function keepEarlierEmail(token: string): Promise<Client | undefined> {
  const objection = readEmailObjection(token);
  const client = objection && (await findClient(objection.clientId));
  const isIt = ({ at }: ReplacedEmail) => Date.parse(at) === objection?.at;
  const kept = client && objecting(client).find(isIt);
  if (!client || !kept) return undefined;
  const { email, provenAt } = kept;
  const restored = await changeClientAndTell(
    client.id,
    { email },
    {
      actor: { id: client.id, name: historyNames.formerEmail, role: 'client' },
      proof: {
        provenAt,
        replacedEmails: (current) => {
          const all = objecting(current);
          return all.slice(0, Math.max(0, all.findIndex(isIt)));
        },
      },
    },
  );
  await removePushDevicesOf(client.id);
  return restored;
}

/** The client's earlier emails that may still object. */
function objecting({ replacedEmails = [] }: Client): ReplacedEmail[] {
  const since = new Date(Date.now() - emailObjectionDays * 86_400_000).toISOString();
  return replacedEmails.filter(({ at }) => at > since);
}
