import { deskApiPaths } from '@welding/domain/api-paths';
import { auditEntrySchema } from '@welding/domain/entities/audit-entry';
import { mailSchema } from '@welding/domain/entities/mail';
import type { Project } from '@welding/domain/entities/project';
import { timelineSchema } from '@welding/domain/story/project-stage';
import { History } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { paymentsOfProject } from '#desk/payments/ledger-of-project.ts';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { TimelineList } from '#shared/ui/timeline-list.tsx';
import { deskProjectTexts } from './projects-texts.ts';

type AskedTimeline = ReturnType<typeof useTimeline>;

/** A project's timeline, fetched again when its client's records change. */
export function useTimeline({ id, clientId }: Project) {
  const changes = useDeskList({
    collection: 'audit',
    schema: auditEntrySchema,
    where: [['clientId', '==', clientId]],
    order: ['at', 'desc'],
    limit: 1,
  });
  const mails = useDeskList({
    collection: 'mail',
    schema: mailSchema,
    where: [
      ['onDesk', '==', true],
      ['projectId', '==', id],
    ],
    order: ['createdAt', 'desc'],
    limit: 5,
  });
  const payments = useDeskList(paymentsOfProject(id));
  const lists = [changes, mails, payments].map((list) => (list.status === 'ready' ? [...list.items] : []));
  const version = lists.flat().map((item) => `${item.id} ${'status' in item ? item.status : ''}`);
  return useDeskFetched(deskApiPaths.timeline(id), {
    parse: (json) => timelineSchema.parse(json),
    subject: deskProjectTexts().theTimeline,
    version: version.join(),
  });
}

export function TimelinePanel({ asked }: { asked: AskedTimeline }) {
  const t = deskProjectTexts();
  const latest = asked.status === 'ready' && (
    <span className="line-clamp-1">{asked.data.entries[0]?.sentence}</span>
  );
  return (
    <FoldedPanel title={t.timeline} icon={History} note={latest} className="job-rest">
      <LoadedView of={asked} loading={deskUiTexts().loading(t.theTimeline)}>
        {({ data: { entries } }) => <TimelineList entries={entries} />}
      </LoadedView>
    </FoldedPanel>
  );
}
