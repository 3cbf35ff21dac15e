import { type Mail, mailId, type NewsItem } from '@welding/domain/entities/mail';
import type { Push } from '@welding/domain/entities/push';
import type { Staff } from '@welding/domain/entities/staff';
import {
  busyMs,
  busyStart,
  isMailed,
  morningAfter,
  mostSingleMails,
  newsGroupOf,
} from '@welding/domain/entities/staff-news';
import { listStaff } from '#staff/staff.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { parseDocument } from '#store/documents.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { writtenNews } from './mails/staff-news-mail.ts';
import { listUnsentNews, mails, queuedMail } from './mails.ts';
import { pushes } from './pushes.ts';

/**
 * Mails a notification to the staff who get its kind by mail. The batch notes it on the notification, so that a repeated
 * sending makes no second mail.
 */
export async function mailStaff(push: Push, at: Date): Promise<void> {
  const item = newsItemOf(push);
  if (!item || push.mailed) return;
  await retryConflicts(async () => {
    const stored = await (await pushes()).doc(push.id).get();
    if (!stored.updateTime || parseDocument(stored)?.mailed) return;
    const people = await listStaff();
    const readers = people.filter(
      (person) => person.id !== push.exceptStaffId && isMailed(person, item.group),
    );
    const batch = await newBatch();
    await Promise.all(readers.map((reader) => addNews(batch, { reader, item, at })));
    batch.update(stored.ref, await pushes.encodeUpdate({ mailed: true }), {
      lastUpdateTime: stored.updateTime,
    });
    await batch.commit();
  });
}

function newsItemOf(push: Push): NewsItem | undefined {
  const { id, kind, clientId, staffId, path, title, inSpanish } = push;
  const group = newsGroupOf(kind);
  if (!group || clientId !== undefined || staffId !== undefined) return undefined;
  const bodyOf = ({ body, namedBody }: Pick<Push, 'body' | 'namedBody'>) => namedBody ?? body;
  return {
    ...{ id, group, path, title },
    body: bodyOf(push),
    inSpanish: { title: inSpanish.title, body: bodyOf(inSpanish) },
  };
}

type News = { readonly reader: Staff; readonly item: NewsItem; readonly at: Date };

/** Adds one thing to its reader's mail of the night or of busy minutes, or a mail of its own. */
async function addNews(batch: Batch, news: News): Promise<void> {
  const { reader, at } = news;
  const morning = morningAfter(at);
  if (morning) return await gather(batch, news, `night-${morning.getTime()}`, morning);
  const start = busyStart(at);
  const slot = await findFreeSlot(reader, at);
  if (slot === undefined) return await gather(batch, news, `${start}`, new Date(start + busyMs));
  await createMail(batch, news, slot, at);
}

/** The id of a reader's next single mail; undefined after the most in ten minutes. Ids with numbers keep parallel senders apart. */
async function findFreeSlot(reader: Staff, at: Date): Promise<string | undefined> {
  const start = busyStart(at);
  const slots = Array.from({ length: mostSingleMails }, (_, index) => index);
  const collection = await mails();
  const documentsOf = (from: number) =>
    slots.map((slot) => collection.doc(mailId('staff-news', reader.id, `${from}-${slot}`)));
  const [before, now] = [documentsOf(start - busyMs), documentsOf(start)];
  const stored = await Promise.all([...before, ...now].map((document) => document.get()));
  const since = new Date(at.getTime() - busyMs).toISOString();
  const recent = stored.filter((mail) => (parseDocument(mail)?.createdAt ?? '') > since);
  if (recent.length >= mostSingleMails) return undefined;
  return stored.slice(before.length).find((mail) => !mail.exists)?.id;
}

async function gather(batch: Batch, news: News, occasion: string, dueAt: Date): Promise<void> {
  const { reader, item } = news;
  const id = mailId('staff-news', reader.id, occasion);
  const stored = await (await mails()).doc(id).get();
  const mail = parseDocument(stored);
  if (!stored.updateTime) return await createMail(batch, news, id, dueAt);
  if (mail?.status !== 'queued' || mail.leasedUntil !== undefined) {
    // It is on its way.
    return await createMail(batch, news, mailId('staff-news', reader.id, item.id), news.at);
  }
  const gathered = [...(mail.news ?? []), item];
  const fields = { ...writtenNews(reader, gathered), news: gathered };
  batch.update(stored.ref, await mails.encodeUpdate(fields), { lastUpdateTime: stored.updateTime });
}

async function createMail(batch: Batch, { reader, item, at }: News, id: string, dueAt: Date): Promise<void> {
  const mail: Mail = {
    ...queuedMail({
      ...writtenNews(reader, [item]),
      id,
      kind: 'staff-news',
      to: reader.email,
      staffId: reader.id,
      news: [item],
    }),
    createdAt: at.toISOString(),
    dueAt: dueAt.toISOString(),
  };
  batch.create((await mails()).doc(id), mail);
}

/** Removes the news about erased entities from the mails to staff that were not sent: see `pushId`. */
export async function eraseNewsAbout(entities: readonly { readonly id: string }[]): Promise<void> {
  const isAbout = (item: NewsItem) => entities.some(({ id }) => item.id.includes(id));
  for (const { id, news = [] } of await listUnsentNews()) {
    if (!news.some(isAbout)) continue;
    await retryConflicts(async () => {
      const stored = await (await mails()).doc(id).get();
      const mail = parseDocument(stored);
      if (!mail || !stored.updateTime) return;
      const left = (mail.news ?? []).filter((item) => !isAbout(item));
      const lastUpdateTime = stored.updateTime;
      const batch = await newBatch();
      if (left.length === 0) batch.delete(stored.ref, { lastUpdateTime });
      else {
        const fields = { ...writtenNews(mail, left), news: left };
        batch.update(stored.ref, await mails.encodeUpdate(fields), { lastUpdateTime });
      }
      await batch.commit();
    });
  }
}
