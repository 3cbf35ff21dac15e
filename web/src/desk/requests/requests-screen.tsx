import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { Link, Route, Routes, useSearchParams } from 'react-router';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { PageHead } from '#desk/ui/page-links.tsx';
import { usePaging, useTableWidth } from '#desk/ui/use-table.ts';
import { ListSkeleton } from '#shared/live-lists/loaded-view.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { usePreload } from '#shared/ui/load-moments.ts';
import { requestsQuery, useWaitingRequests } from './new-requests.ts';
import { ReplyTime, RequestDistance, requestName } from './request-facts.tsx';
import type { RequestsTableProps } from './requests-table.tsx';
import { requestsTexts } from './requests-texts.ts';

// Lazy because the forms double the size of the list's code.
const RequestPage = lazyPart(async () => (await import('./request-page.tsx')).RequestPage);

// Lazy because phones show cards, and the first screens are at their byte budget.
const RequestsTable = lazyPart<RequestsTableProps>(
  async () => (await import('./requests-table.tsx')).RequestsTable,
  { waiting: <ListSkeleton label={deskUiTexts().loading(requestsTexts().nouns)} /> },
);

const next = [RequestPage, RequestsTable];

export function RequestsScreen() {
  usePreload(next);
  return (
    <Routes>
      <Route index element={<RequestList />} />
      <Route path=":id" element={<RequestPage />} />
    </Routes>
  );
}

const views = [
  { name: 'open', status: 'pending' },
  { name: 'accepted', status: 'completed' },
  { name: 'closed', status: 'cancelled' },
] as const;

/** Open requests, longest waiting first; `?show=` lists answered ones, newest first. */
function RequestList() {
  const t = requestsTexts();
  const [search] = useSearchParams();
  const shown = views.find(({ name }) => name === search.get('show')) ?? views[0];
  return (
    <div className="grid gap-5">
      <PageHead title={t.requests} />
      <nav aria-label={t.which} className="flex flex-wrap gap-2">
        {views.map(({ name }) => (
          <LinkButton
            key={name}
            to={name === 'open' ? deskPaths.requests : `${deskPaths.requests}?show=${name}`}
            aria-current={name === shown.name ? 'page' : undefined}
            look={name === shown.name ? 'chosen' : 'ghost'}
          >
            {t[name]}
          </LinkButton>
        ))}
      </nav>
      {shown.name === 'open' ? <OpenRequests /> : <AnsweredRequests key={shown.name} view={shown} />}
    </div>
  );
}

function OpenRequests() {
  const paging = useRequestPaging();
  return <Requests list={useWaitingRequests(paging.limit)} show="open" {...paging} />;
}

function AnsweredRequests({ view: { name, status } }: { view: (typeof views)[number] }) {
  const paging = useRequestPaging();
  const list = useDeskList(requestsQuery(status, paging.limit));
  return <Requests list={list} show={name} {...paging} />;
}

/** Cards load page by page, a table whole. */
function useRequestPaging() {
  const isTable = useTableWidth();
  const { limit, ...rows } = usePaging();
  return { ...rows, isTable, limit: isTable ? limit : rows.shown };
}

type RequestsProps = ReturnType<typeof useRequestPaging> & {
  list: DeskList<Quote>;
  show: (typeof views)[number]['name'];
};

function Requests({ list, show, isTable, shown, onMore }: RequestsProps) {
  const t = requestsTexts();
  const empty = <p className="text-lg">{t.noneIn[show]}</p>;
  if (isTable) {
    return (
      <RequestsTable list={list} label={`${t.requests}: ${t[show]}`} empty={empty} {...{ shown, onMore }} />
    );
  }
  return (
    <DeskListView list={list} noun={t.nouns} empty={empty} onMore={onMore}>
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

function RequestCard({ request }: { request: Quote }) {
  const t = requestsTexts();
  const { id, serviceType, description, createdAt, phone, email, seenAt, status } = request;
  const name = requestName(request);
  const isNew = status === 'pending' && !seenAt;
  return (
    <article
      aria-label={isNew ? t.newOne(name) : name}
      className={`panel grid content-start gap-3 border-l-4 p-4 sm:p-5 ${isNew ? 'border-l-primary' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-xl font-bold">
          <Link
            to={deskPaths.request(id)}
            className="link link-hover inline-flex min-h-11 items-center wrap-anywhere"
          >
            {name}
          </Link>
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-2 py-1.5">
          {isNew && <span className="badge badge-primary font-semibold">{t.isNew}</span>}
          <ReplyTime request={request} />
        </div>
      </div>
      <p className="text-base-content/80">
        {serviceTypeLabels[serviceType]} · {formatChicagoDateTime(new Date(createdAt))}
      </p>
      <p className="line-clamp-2 wrap-anywhere">{description}</p>
      <RequestDistance {...request} />
      <ContactLinks name={name} phone={phone} email={email} />
    </article>
  );
}
