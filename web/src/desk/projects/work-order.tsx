import { visitTimeText } from '@welding/domain/entities/arrival-words';
import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName, personName } from '@welding/domain/entities/client-names';
import { localTitle } from '@welding/domain/entities/local-title';
import type { Project } from '@welding/domain/entities/project';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { isOpenVisit } from '@welding/domain/money/derived-fields';
import { quantityText } from '@welding/domain/money/total-rows';
import { business } from '@welding/domain/values/business';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { phoneText } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import type { ReactNode } from 'react';
import { useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { approvedEstimates } from '#desk/payments/ledger-of-project.ts';
import { CrewNames } from '#desk/ui/visit-marks.tsx';
import { visitsOfProject } from './project-panels.tsx';
import { workOrderTexts } from './projects-texts.ts';

/** The printed job: one Letter page to take along, without prices. Screens do not show it. */
export function WorkOrder({ project }: { project: Project }) {
  const t = workOrderTexts();
  const { id, clientId, number, title, serviceType, description } = project;
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const person = client.status === 'ready' ? client.item : undefined;
  const estimates = useDeskList(approvedEstimates(id));
  const lines =
    estimates.status === 'ready' ? [...estimates.items].toReversed().flatMap((one) => one.lines) : [];
  const gate = (person?.contacts ?? []).filter(({ roles }) => roles.includes('gate'));
  return (
    <article className="work-order" aria-label={t.workOrder}>
      <header>
        <div>
          <strong>{business.name}</strong>
          <br />
          {business.phone}
        </div>
        <h1>
          {t.workOrder} {number}
        </h1>
      </header>
      <h2>{localTitle(title)}</h2>
      <dl>
        <Row term={t.client}>
          {person && [clientName(person), phoneText(person.phone)].filter(Boolean).join(' · ')}
        </Row>
        <Row term={t.address}>{placeText(placeOf(project, person))}</Row>
        {gate.length > 0 && (
          <Row term={t.gate}>
            {gate
              .map((contact) =>
                [personName(contact), contact.phone && phoneText(contact.phone)].filter(Boolean).join(' '),
              )
              .join(', ')}
          </Row>
        )}
        {person?.note && <Row term={t.note}>{person.note}</Row>}
        <Row term={t.visits}>
          <Visits projectId={id} />
        </Row>
        <Row term={serviceTypeLabels[serviceType]}>{description}</Row>
      </dl>
      {lines.length > 0 && (
        <ul aria-label={t.agreed}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a signed paper never change
            <li key={index}>
              {line.description} <span>{quantityText(line)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="work-order-notes">{t.done}</div>
      <footer>
        <p>{t.hours}</p>
        <p>{t.materials}</p>
        <p>{t.signature}</p>
      </footer>
    </article>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The next visits; without any a line to write on. */
function Visits({ projectId }: { projectId: string }) {
  const visits = useDeskList(visitsOfProject(projectId));
  const coming = visits.status === 'ready' ? [...visits.items].filter(isOpenVisit).toReversed() : [];
  return coming.slice(0, mostVisits).map((visit) => (
    <p key={visit.id}>
      {formatChicagoDate(new Date(visit.scheduledDate))}, {visitTimeText(visit)} · <CrewNames visit={visit} />
    </p>
  ));
}

/** More do not fit on the page. */
const mostVisits = 4;
