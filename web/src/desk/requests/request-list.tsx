import { deskPaths } from '@welding/domain/paths';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { RequestCard } from './request-card.tsx';
import { requestPageSize, requestsQuery } from './requests-query.ts';
import { requestsTexts } from './requests-texts.ts';
import { SoundSwitch } from './sound-switch.tsx';

const views = [
  { name: 'open', status: 'pending' },
  { name: 'accepted', status: 'completed' },
  { name: 'closed', status: 'cancelled' },
] as const;

/** Requests, newest first: the open ones, or with ?show= those that were answered. */
export function RequestList() {
  const [search] = useSearchParams();
  const shown = views.find(({ name }) => name === search.get('show')) ?? views[0];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 className="display text-4xl sm:text-5xl">{requestsTexts().requests}</h1>
        <SoundSwitch />
      </div>
      <nav aria-label={requestsTexts().which} className="flex flex-wrap gap-2">
        {views.map(({ name }) => (
          <Link
            key={name}
            to={name === 'open' ? deskPaths.requests : `${deskPaths.requests}?show=${name}`}
            aria-current={name === shown.name ? 'page' : undefined}
            className={`btn ${name === shown.name ? 'btn-chosen' : 'btn-ghost'}`}
          >
            {requestsTexts()[name]}
          </Link>
        ))}
      </nav>
      <Requests key={shown.name} view={shown} />
    </div>
  );
}

function Requests({ view }: { view: (typeof views)[number] }) {
  const [limit, setLimit] = useState(requestPageSize);
  const list = useDeskList(requestsQuery(view.status, limit));
  return (
    <DeskListView
      list={list}
      noun={requestsTexts().nouns}
      empty={<p className="text-lg">{requestsTexts().noneIn[view.name]}</p>}
      onMore={() => setLimit((before) => before + requestPageSize)}
    >
      {(requests) => (
        <ul className="grid gap-3 xl:grid-cols-2">
          {requests.map((request) => (
            <li key={request.id} className="grid">
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
    </DeskListView>
  );
}
