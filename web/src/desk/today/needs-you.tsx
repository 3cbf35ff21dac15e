import type { Appointment } from '@welding/domain/entities/appointment';
import { replyDeadline } from '@welding/domain/entities/reply-deadline';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { storedVisitContactSchema, withContact } from '@welding/domain/entities/visit-contact';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { FailedMails } from '#desk/mails/failed-mails.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { isOpen } from './my-visits.ts';
import { visitName } from './visit-name.ts';
import { Waiting } from './waiting.tsx';

// Money is no part of a welder's desk, and the day does not wait for it.
const NeedsMoney = lazyPart(async () => (await import('./needs-money.tsx')).NeedsMoney, { waiting: null });

const mostRequests = 20;

/**
 * What waits for the owner or the office: requests without an answer, the oldest first, what waits about money, mails that
 * did not go out, and visits that need a decision.
 */
export function NeedsYou({ visits, now }: { visits: readonly Appointment[]; now: Date }) {
  const requests = useDeskList({
    collection: 'quotes',
    schema: storedQuoteSchema,
    where: [['status', '==', 'pending']],
    order: ['createdAt', 'asc'],
    limit: mostRequests,
  });
  const open = visits.filter(isOpen);
  return (
    <Panel title="Needs you" icon={BellRing}>
      <Waiting title="Unanswered requests" path={deskPaths.requests} link="All requests">
        <DeskListView list={requests} noun="requests" empty={<p>Every request is answered.</p>}>
          {(items) => (
            <ul className="grid gap-2">
              {items.map(({ id, firstName, lastName, description, createdAt }) => {
                const { text, isOverdue } = replyDeadline(createdAt, now);
                return (
                  <li key={id}>
                    <Link to={deskPaths.request(id)} className="list-row-button flex-wrap">
                      <span className="min-w-0 grow basis-40">
                        <span className="block font-semibold wrap-anywhere">
                          {firstName} {lastName}
                        </span>
                        <span className="line-clamp-2 text-base-content/75 wrap-anywhere">{description}</span>
                      </span>
                      <span className={isOverdue ? 'font-bold text-error' : 'font-semibold'}>{text}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          )}
        </DeskListView>
      </Waiting>
      <NeedsMoney />
      <FailedMails />
      <Visits title="Visits to confirm" visits={open.filter(({ outsideHours }) => outsideHours)} />
      <Visits title="Visits without a welder" visits={open.filter(({ welderId }) => !welderId)} />
    </Panel>
  );
}

function Visits({ title, visits }: { title: string; visits: readonly Appointment[] }) {
  if (visits.length === 0) return null;
  return (
    <Waiting title={title} path={deskPaths.calendar} link="Calendar">
      <ul className="grid gap-2">
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </ul>
    </Waiting>
  );
}

function VisitRow({ visit }: { visit: Appointment }) {
  const { id, clientName, scheduledDate } = visit;
  const unnamed = clientName === undefined ? id : undefined;
  const contact = useDeskDocument('visitContacts', unnamed, storedVisitContactSchema);
  const named = contact.status === 'ready' ? withContact(visit, contact.item) : visit;
  return (
    <li>
      <Link to={deskPaths.visit(id)} className="list-row-button grid! gap-1">
        <span className="font-semibold wrap-anywhere">{visitName({ visit: named, sheet: undefined })}</span>
        <span className="text-base-content/75">{formatChicagoDateTime(new Date(scheduledDate))}</span>
      </Link>
    </li>
  );
}
