import type { Quote } from '@welding/domain/entities/quote';
import { deskPaths } from '@welding/domain/paths';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { useWaitingRequests } from './new-requests.ts';
import { RequestCard } from './request-card.tsx';
import { requestPageSize, requestsQuery } from './requests-query.ts';
import { requestsTexts } from './requests-texts.ts';

const views = [
  { name: 'open', status: 'pending' },
  { name: 'accepted', status: 'completed' },
  { name: 'closed', status: 'cancelled' },
] as const;

/** Open requests, the longest waiting first; with `?show=` the answered ones, newest first. */
export function RequestList() {
  const [search] = useSearchParams();
  const shown = views.find(({ name }) => name === search.get('show')) ?? views[0];
  return (
    <div className="grid gap-5">
      <h1 className="display text-4xl sm:text-5xl">{requestsTexts().requests}</h1>
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
      {shown.name === 'open' ? <OpenRequests /> : <AnsweredRequests key={shown.name} view={shown} />}
    </div>
  );
}

function OpenRequests() {
  const [limit, setLimit] = useState(requestPageSize);
  return <Requests list={useWaitingRequests(limit)} show="open" onMore={() => setLimit(next)} />;
}

function AnsweredRequests({ view: { name, status } }: { view: (typeof views)[number] }) {
  const [limit, setLimit] = useState(requestPageSize);
  const list = useDeskList(requestsQuery(status, limit));
  return <Requests list={list} show={name} onMore={() => setLimit(next)} />;
}

const next = (limit: number) => limit + requestPageSize;

type RequestsProps = { list: DeskList<Quote>; show: (typeof views)[number]['name']; onMore: () => void };

function Requests({ list, show, onMore }: RequestsProps) {
  return (
    <DeskListView
      list={list}
      noun={requestsTexts().nouns}
      empty={<p className="text-lg">{requestsTexts().noneIn[show]}</p>}
      onMore={onMore}
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
