import type { Appointment } from '@welding/domain/entities/appointment';
import type { Quote } from '@welding/domain/entities/quote';
import { replyDeadline } from '@welding/domain/entities/reply-deadline';
import { deskPaths } from '@welding/domain/paths';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskList } from '#desk/live/use-desk-list.ts';
import { useWaitingRequests } from '#desk/requests/new-requests.ts';
import { useIsOwner } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Waiting } from '#desk/ui/waiting.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { plannersTodayTexts } from './planners-today-texts.ts';
import { todayTexts } from './today-texts.ts';

// Lazy because welders do not need it.
const NeedsVisits = lazyPart(async () => (await import('./needs-visits.tsx')).NeedsVisits, { waiting: null });
const NeedsMoney = lazyPart(async () => (await import('./needs-money.tsx')).NeedsMoney, { waiting: null });
const FailedMails = lazyPart(async () => (await import('#desk/mails/failed-mails.tsx')).FailedMails, {
  waiting: null,
});
const Troubles = lazyPart(async () => (await import('./troubles.tsx')).Troubles, { waiting: null });
const OverPlan = lazyPart(async () => (await import('#desk/earnings/over-plan-panel.tsx')).OverPlanPanel, {
  waiting: null,
});

/**
 * Open work for the owner and the office, a line per kind: unanswered requests, visits that need a decision, money, over-budget
 * jobs for the owner, failed mails, and what scheduled runs passed over.
 * @param props.visits all visits of the next days
 */
export function NeedsYou({ visits, now }: { visits: DeskList<Appointment>; now: Date }) {
  const t = plannersTodayTexts();
  const requests = useWaitingRequests();
  return (
    <Panel title={todayTexts().needsYou} icon={BellRing}>
      <DeskListView list={requests} noun={todayTexts().requests} empty={<p>{t.allAnswered}</p>}>
        {() => (
          <Waiting
            title={t.unansweredRequests}
            list={requests}
            sum={([oldest]) => oldest && <TimeLeft request={oldest} now={now} />}
            all={{ path: deskPaths.requests, label: t.allRequests }}
          >
            {(items) => (
              <ul className="grid gap-2">
                {items.map((request) => (
                  <RequestRow key={request.id} request={request} now={now} />
                ))}
              </ul>
            )}
          </Waiting>
        )}
      </DeskListView>
      <NeedsVisits visits={visits} now={now} />
      <NeedsMoney />
      {useIsOwner() && <OverPlan />}
      <FailedMails />
      <Troubles />
    </Panel>
  );
}

function RequestRow({ request, now }: { request: Quote; now: Date }) {
  const { id, firstName, lastName, description } = request;
  return (
    <li>
      <Link to={deskPaths.request(id)} className="list-row-button flex-wrap">
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold wrap-anywhere">
            {firstName} {lastName}
          </span>
          <span className="line-clamp-2 text-base-content/75 wrap-anywhere">{description}</span>
        </span>
        <TimeLeft request={request} now={now} />
      </Link>
    </li>
  );
}

function TimeLeft({ request, now }: { request: Quote; now: Date }) {
  const { text, isOverdue } = replyDeadline(request.createdAt, now);
  return <span className={isOverdue ? 'font-bold text-error' : 'font-semibold'}>{text}</span>;
}
