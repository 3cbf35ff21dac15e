import { filesFolder } from '@welding/domain/entities/takeout';
import * as logger from 'firebase-functions/logger';
import { findPaper, type PaperKind } from '#papers/find-paper.ts';
import { partsFolder } from '#photos/receive-photo.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { listFiles, readFile, type StoredFile } from '#store/files.ts';
import { readRawPage } from '#store/query.ts';
import type { MadeEntry, TakeoutPosition } from './position.ts';

/** A paper that cannot be drawn because one of its documents is unreadable. */
export type NotDrawn = { readonly paper: string; readonly why: string; readonly position: TakeoutPosition };

const papersAtOnce = 50;
const filesInPage = 100;
/** Each has at most 10 MB. */
const filesAtOnce = 4;

/** Papers that were sent, as PDFs. */
export async function* paperEntries(
  kind: PaperKind,
  collection: string,
  start: TakeoutPosition,
): AsyncGenerator<MadeEntry | NotDrawn> {
  const { renderPaper } = await import('#papers/render-paper.ts');
  let { after, totals } = start;
  for (;;) {
    const page = await readRawPage({ collection, after, limit: papersAtOnce, at: start.at });
    for (const { id } of page) {
      after = id;
      try {
        const found = await findPaper(kind, id);
        if (!found?.isSent) continue;
        totals = { ...totals, papers: totals.papers + 1 };
        const name = `papers/${kind}s/${found.filename.replace(/\.pdf$/, '')} (${id}).pdf`;
        const bytes = await renderPaper(found.paper);
        yield { name, bytes, isDeflated: false, position: { ...start, after, totals } };
      } catch (error) {
        if (!(error instanceof UnreadableDocumentError)) throw error;
        logger.error('unreadable document', { cause: error.message });
        yield { paper: `${kind} ${id}`, why: error.message, position: { ...start, after, totals } };
      }
    }
    if (page.length < papersAtOnce) return;
  }
}

/** All stored files except parts of unfinished uploads. */
export async function* fileEntries(start: TakeoutPosition): AsyncGenerator<MadeEntry> {
  let { page, totals } = start;
  for (;;) {
    const { files, next } = await listFiles(page, filesInPage);
    const wanted = files.filter(
      ({ name }) => !name.startsWith(partsFolder) && (start.after === undefined || name > start.after),
    );
    for (let index = 0; index < wanted.length; index += filesAtOnce) {
      for (const { file, bytes } of await readAll(wanted.slice(index, index + filesAtOnce))) {
        // Someone deleted the file after it was listed.
        if (!bytes) continue;
        totals = { ...totals, files: totals.files + 1 };
        const position = { ...start, page, after: file.name, totals };
        yield {
          name: `${filesFolder}${file.name}`,
          bytes,
          isDeflated: false,
          type: file.contentType,
          position,
        };
      }
    }
    if (next === undefined) return;
    page = next;
  }
}

async function readAll(files: readonly StoredFile[]) {
  return await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file.name) })));
}
