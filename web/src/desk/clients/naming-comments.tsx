import type { Client } from '@welding/domain/entities/client';
import { weekCommentSchema } from '@welding/domain/entities/week-comment';
import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { namesClient } from './names-client.ts';
import { recordTexts } from './record-texts.tsx';

/** The newest that are looked through. */
const most = 500;

/** Says that erasing leaves the comments on timesheets, and lists those that name the client. */
export function NamingComments({ client }: { client: Client }) {
  const comments = useDeskList({
    collection: 'weekComments',
    schema: weekCommentSchema,
    order: ['at', 'desc'],
    limit: most,
  });
  const naming =
    comments.status === 'ready' ? comments.items.filter(({ text }) => namesClient(text, client)) : [];
  return (
    <div className="grid gap-2">
      <p>{recordTexts().commentsStay}</p>
      {naming.length > 0 && (
        <ul aria-label={recordTexts().commentsNaming} className="grid gap-2">
          {naming.map(({ id, week, authorName, text }) => (
            <li key={id} className="wrap-anywhere">
              <Link className="link" to={deskPaths.hours(week)}>
                {authorName}
              </Link>
              : {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
