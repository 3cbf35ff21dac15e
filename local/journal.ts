import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const lineSchema = z.object({ table: z.string(), id: z.string(), row: z.unknown() });
type JournalLine = z.infer<typeof lineSchema>;

/** The earlier entries, oldest first, and a function that adds one. */
export type Journal = { readonly lines: readonly JournalLine[]; append(line: JournalLine): void };

/**
 * A journal in `file` with a JSON line for each change. Each line is on disk before the response to its change, so that a
 * killed process loses nothing that it confirmed. Without a file, nothing outlives the process.
 */
export function openJournal(file: string | undefined): Journal {
  if (!file) return { lines: [], append: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  return {
    lines: existsSync(file) ? readLines(readFileSync(file, 'utf8')) : [],
    append: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`),
  };
}

// A kill while writing may cut the last line short. Its change got no response yet.
function readLines(text: string): JournalLine[] {
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  return complete
    .split('\n')
    .filter(Boolean)
    .map((line) => lineSchema.parse(JSON.parse(line)));
}
