import type { Client, ReplacedEmail } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-change';
import { emailObjectionDays } from '@welding/domain/entities/my-details';
import { historyNames } from '#history-names.ts';
import { readEmailObjection } from '#messages/email-objection-token.ts';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { changeClientAndTell } from './change-client.ts';
import { findClient } from './clients.ts';

/** More than anybody changes within the time in which they may object; beyond it the earlier ones still may. */
const mostReplaced = 10;

/**
 * Makes an e-mail a client's that a code has shown to be theirs. The old address is told, and may object.
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
 * Gives a client the e-mail back that another one took the place of, for whoever reads the mails to it, and ends every
 * session. What took its place later than that goes, too: who took one e-mail may have taken a second.
 * @returns undefined for a token that is not ours, is too late, or was overtaken by the office or an earlier objection
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

/** The earlier e-mails of a client that may still object. */
function objecting({ replacedEmails = [] }: Client): ReplacedEmail[] {
  const since = new Date(Date.now() - emailObjectionDays * 86_400_000).toISOString();
  return replacedEmails.filter(({ at }) => at > since);
}
