import type { CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { sendPush } from '../../functions/src/messages/push/send-push.ts';
import { sendMail } from '../../functions/src/messages/send-mail.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { stackAddresses } from '../support/stack.ts';

/**
 * Sends this file's mails and notifications when they are written, because the emulator's triggers run only for the stack's
 * project.
 */
export function runTriggers(): void {
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    stackAddresses();
    const database = await firestore();
    stops.push(onCreated(database.collection('mail'), (id) => sendMail(id, new Date())));
    stops.push(onCreated(database.collection('pushes'), (id) => sendPush(id, new Date())));
  });
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}

function onCreated(collection: CollectionReference, run: (id: string) => Promise<unknown>) {
  const running = new Set<Promise<unknown>>();
  let isFirst = true;
  const unsubscribe = collection.onSnapshot((snapshot) => {
    const created = isFirst ? [] : snapshot.docChanges().filter(({ type }) => type === 'added');
    isFirst = false;
    for (const { doc } of created) {
      const work = run(doc.id).catch(console.error);
      running.add(work);
      void work.finally(() => running.delete(work));
    }
  });
  return async () => {
    unsubscribe();
    await Promise.all(running);
  };
}
