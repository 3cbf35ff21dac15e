import type { TimelineEntry } from '@welding/domain/story/timeline-entry';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { uiTexts } from './ui-texts.ts';

const pageSize = 10;

type TimelineListProps = {
  entries: readonly TimelineEntry[];
  /** Links replace the history entry because they are in a dialog. */
  replace?: boolean;
};

/** A project's events, newest first, with links. */
export function TimelineList({ entries, replace = false }: TimelineListProps) {
  const [limit, setLimit] = useState(pageSize);
  const keyed = entries.map((entry, index) => ({ ...entry, key: entries.length - index }));
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {keyed.slice(0, limit).map(({ key, at, actor, sentence, amount, path }) => (
          <li key={key} className="border-l-4 border-base-300 pl-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {path ? (
                  <Link to={path} replace={replace} className="link -my-2.5 block py-2.5">
                    {sentence}
                  </Link>
                ) : (
                  sentence
                )}
              </span>
              {amount !== undefined && <span className="tabular-nums">{formatDollars(amount)}</span>}
            </p>
            <p className="wrap-anywhere text-sm text-base-content/75">
              {actor} · {formatChicagoDateTime(new Date(at))}
            </p>
          </li>
        ))}
      </ol>
      {entries.length > limit && (
        <Button className="justify-self-start" onClick={() => setLimit((shown) => shown + 3 * pageSize)}>
          {uiTexts().showEarlier}
        </Button>
      )}
    </div>
  );
}
