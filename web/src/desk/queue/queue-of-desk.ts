import { errorCodes } from '@welding/domain/error-codes';
import type { QueueOfApp } from '#pwa/queue/send-queue.ts';
import {
  collectedCashKind,
  deskQueue,
  expenseKind,
  extraWorkKind,
  projectPhotoKind,
  receiptKind,
  signatureKind,
  visitTapKind,
} from './queued-kinds.ts';

export type DeskSender = { readonly personId: string; readonly idToken: string };

const aboutAccount: readonly (string | undefined)[] = [errorCodes.notStaff, errorCodes.accountClosed];

/**
 * The desk's queue. Taps go first because people wait for them.
 * @param signIn the sender; undefined when signed out
 */
export function queueOfDesk(signIn: () => Promise<DeskSender | undefined>): QueueOfApp {
  return {
    queue: deskQueue,
    kinds: [
      visitTapKind,
      collectedCashKind,
      signatureKind,
      extraWorkKind,
      receiptKind,
      expenseKind,
      projectPhotoKind,
    ],
    signIn: async () => {
      const sender = await signIn();
      return sender && { owner: sender.personId, headers: { Authorization: `Bearer ${sender.idToken}` } };
    },
    // These failures end the session, with their own message.
    isAboutSender: ({ status, code }) => status === 401 || aboutAccount.includes(code),
  };
}
