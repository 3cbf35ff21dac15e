import { type FailedAttempt, wordsOfTry } from '@welding/domain/entities/notes';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import type { Part } from '#shared/live-lists/complete.ts';

type Note = FailedAttempt & {
  readonly id: string;
  readonly text: string;
  readonly authorName: string;
  readonly at: string;
};

/** In the given order. */
export function NoteList({ notes, className = '' }: { notes: Part<Note>; className?: string }) {
  return (
    <ol className="grid gap-3">
      {notes.map(({ id, text, cannotDo, authorName, at }) => (
        <li key={id} className={className}>
          <p className="wrap-anywhere whitespace-pre-line">{wordsOfTry(text, { cannotDo })}</p>
          <p className="text-sm text-base-content/75">
            {authorName}, {formatChicagoDateTime(new Date(at))}
          </p>
        </li>
      ))}
    </ol>
  );
}
