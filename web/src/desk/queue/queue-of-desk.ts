import { errorCodes } from '@welding/domain/error-codes';
import type { QueueOfApp } from '#pwa/queue/send-queue.ts';
import { deskKinds, deskQueue } from './queued-kinds.ts';

export type DeskSender = { readonly personId: string; readonly idToken: string };

const aboutAccount: readonly (string | undefined)[] = [errorCodes.notStaff, errorCodes.accountClosed];

/**
 * The desk's queue.
 * @param signIn the sender; undefined when signed out
 */
export function queueOfDesk(signIn: () => Promise<DeskSender | undefined>): QueueOfApp {
  return {
    queue: deskQueue,
    kinds: deskKinds,
    signIn: async () => {
      const sender = await signIn();
      return sender && { owner: sender.personId, headers: { Authorization: `Bearer ${sender.idToken}` } };
    },
    // These failures end the session, with their own message.
    isAboutSender: ({ status, code }) => status === 401 || aboutAccount.includes(code),
  };
}
