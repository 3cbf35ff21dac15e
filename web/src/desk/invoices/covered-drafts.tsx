import { invoiceSchema } from '@welding/domain/entities/invoice';
import { projectSchema } from '@welding/domain/entities/project';
import { isCovered } from '@welding/domain/money/derived-fields';
import { deskPaths } from '@welding/domain/paths';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { Waiting } from '#desk/ui/waiting.tsx';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import { InvoiceRow } from './invoices-list.tsx';
import { deskInvoiceTexts } from './invoices-texts.tsx';

/** The most projects in one query. */
const mostDrafts = 30;
const mostOfProjects = 1000;
const all = { path: deskPaths.invoices, label: deskInvoiceTexts().allInvoices } as const;

/** Drafts whose work a sent invoice covers, such as one made at a stop. Sending one would bill the work twice. */
export function CoveredDrafts() {
  const drafts = useDeskList({
    collection: 'invoices',
    schema: invoiceSchema,
    where: [
      ['onPortal', '==', false],
      ['status', '==', 'open'],
    ],
    order: ['createdAt', 'desc'],
    limit: mostDrafts,
  });
  const found = drafts.status === 'ready' ? [...drafts.items] : [];
  const ids = [...new Set(found.map(({ projectId }) => projectId))];
  const isAsked = ids.length > 0;
  const projects = wholeListOf(
    useDeskList(
      isAsked
        ? {
            collection: 'projects',
            schema: projectSchema,
            where: [['__name__', 'in', ids]],
            limit: mostDrafts,
          }
        : null,
    ),
  );
  const ofThem = { where: [['projectId', 'in', ids]], limit: mostOfProjects } as const;
  const invoices = wholeListOf(
    useDeskList(isAsked ? { ...ofThem, collection: 'invoices', schema: invoiceSchema } : null),
  );
  if (projects.status !== 'ready' || invoices.status !== 'ready') return null;
  return (
    <Waiting
      title={deskInvoiceTexts().coveredDrafts}
      list={drafts}
      only={(draft) => {
        const project = projects.items.find(({ id }) => id === draft.projectId);
        const ofProject = invoices.items.filter(({ projectId }) => projectId === draft.projectId);
        return project !== undefined && isCovered(draft, project, ofProject);
      }}
      all={all}
    >
      {(items) => (
        <RowsWithClients items={items}>{(draft, of) => <InvoiceRow item={draft} of={of} />}</RowsWithClients>
      )}
    </Waiting>
  );
}
