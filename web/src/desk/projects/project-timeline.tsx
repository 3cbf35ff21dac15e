import { deskApiPaths } from '@welding/domain/api-paths';
import { auditEntrySchema } from '@welding/domain/entities/audit-entry';
import { mailSchema } from '@welding/domain/entities/mail';
import type { Project } from '@welding/domain/entities/project';
import { statusBadge } from '@welding/domain/entities/status';
import {
  nextStepLabels,
  type ProjectStage,
  projectStageLabels,
  timelineSchema,
} from '@welding/domain/story/project-stage';
import { History } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { paymentsOfProject } from '#desk/payments/ledger-of-project.ts';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Panel, StatusBadge } from '#shared/ui/panel.tsx';
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

const stageTones = {
  asked: 'yellow',
  estimate_sent: 'blue',
  agreed: 'blue',
  planned: 'blue',
  in_progress: 'blue',
  to_invoice: 'yellow',
  owed: 'yellow',
  paid: 'green',
  cancelled: 'red',
} as const satisfies Readonly<Record<ProjectStage, string>>;

/** The stage, unless the status already says it. */
export function StageBadge({ asked, status }: { asked: AskedTimeline; status: string }) {
  if (asked.status !== 'ready') return null;
  const { stage } = asked.data;
  const label = projectStageLabels[stage];
  if (label.toLowerCase() === statusBadge(status).label.toLowerCase()) return null;
  return <StatusBadge label={label} tone={stageTones[stage]} />;
}

export function NextStepButton({ asked }: { asked: AskedTimeline }) {
  if (asked.status !== 'ready' || !asked.data.nextStep) return null;
  const { kind, path } = asked.data.nextStep;
  return (
    <LinkButton to={path} look="primary">
      {nextStepLabels[kind]}
    </LinkButton>
  );
}

export function TimelinePanel({ asked }: { asked: AskedTimeline }) {
  const t = deskProjectTexts();
  return (
    <Panel title={t.timeline} icon={History}>
      <LoadedView of={asked} loading={deskUiTexts().loading(t.theTimeline)}>
        {({ data: { entries } }) => <TimelineList entries={entries} />}
      </LoadedView>
    </Panel>
  );
}
