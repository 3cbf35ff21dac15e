import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { localTitle } from '@welding/domain/entities/local-title';
import type { Project } from '@welding/domain/entities/project';
import { projectMoves } from '@welding/domain/entities/project-request';
import { statusBadge } from '@welding/domain/entities/status';
import { deskPaths } from '@welding/domain/paths';
import { jobStepLabels, jobStepOf, jobSteps, nextStepLabels } from '@welding/domain/story/project-stage';
import { phoneText } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import { Printer, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { estimatesOfProject } from '#desk/payments/ledger-of-project.ts';
import { MailAgain } from '#desk/priced/send-dialog.tsx';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { MoreMenu } from '#desk/ui/more-menu.tsx';
import { PageTitle } from '#desk/ui/page-links.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { MoveDialog, moveAtOnce, type WantedMove } from './move-project.tsx';
import type { useTimeline } from './project-timeline.tsx';
import { deskProjectTexts } from './projects-texts.ts';

type AskedTimeline = ReturnType<typeof useTimeline>;
type HeadProps = { project: Project; timeline: AskedTimeline };

/** Whose job it is, how far it is, and its next step; everything else to do with it is in the menu. */
export function ProjectHead({ project, timeline }: HeadProps) {
  const t = deskProjectTexts();
  const [wanted, setWanted] = useState<WantedMove | null>(null);
  const { id, clientId, title, number, status } = project;
  const moves = projectMoves(status).map(({ to, label, asks }) => ({
    label: asks === 'nothing' ? label : `${label} …`,
    onSelect: () => (asks === 'nothing' ? void moveAtOnce(project, to) : setWanted({ project, to })),
  }));
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle>{localTitle(title)}</PageTitle>
        {number && <span className="text-lg tabular-nums">{number}</span>}
        <StatusBadge {...statusBadge(status)} />
        <div className="job-actions">
          <NextStep
            project={project}
            timeline={timeline}
            onClose={() => setWanted({ project, to: 'completed' })}
          />
          <MoreMenu
            items={[
              ...moves,
              { label: t.repeat, icon: Repeat2, to: deskPaths.newProject(clientId, id) },
              { label: t.print, icon: Printer, onSelect: () => print() },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <ClientLine project={project} />
        <JobBar timeline={timeline} />
      </div>
      <MoveDialog wanted={wanted} onClose={() => setWanted(null)} />
    </header>
  );
}

function ClientLine({ project }: { project: Project }) {
  const t = deskProjectTexts();
  const client = useDeskDocument('clients', project.clientId, storedClientSchema);
  if (client.status === 'loading') return <p className="min-h-11">{t.loading}</p>;
  if (client.status !== 'ready') return <p className="min-h-11">{t.noLongerThere}</p>;
  const { item } = client;
  const { id, phone, email } = item;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3">
        <Link
          to={deskPaths.client(id)}
          className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold text-lg"
        >
          {clientName(item)}
        </Link>
        <span className="tabular-nums">{phoneText(phone)}</span>
      </p>
      <ContactLinks
        areIconsOnPhones
        name={clientName(item)}
        phone={phone}
        email={email}
        address={placeText(placeOf(project, item))}
      />
    </div>
  );
}

/** The steps of a job, done, current and to come. A cancelled job has none. */
function JobBar({ timeline }: { timeline: AskedTimeline }) {
  const t = deskProjectTexts();
  if (timeline.status !== 'ready') return null;
  const current = jobStepOf[timeline.data.stage];
  if (!current) return null;
  const at = jobSteps.indexOf(current);
  return (
    <div className="min-w-0 max-w-4xl flex-[1_1_26rem]">
      <ol className="job-bar" aria-label={t.progress}>
        {jobSteps.map((step, index) => (
          <li
            key={step}
            data-done={index < at || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="max-sm:sr-only">{jobStepLabels[step]}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="pt-1 font-semibold text-sm sm:hidden">
        {t.stepOf(jobStepLabels[current], at + 1, jobSteps.length)}
      </p>
    </div>
  );
}

/** The office's one next step. While the client is waited for, a reminder. */
function NextStep({ project, timeline, onClose }: HeadProps & { onClose: () => void }) {
  if (timeline.status !== 'ready') return null;
  const { stage, nextStep } = timeline.data;
  if (!nextStep) return stage === 'estimate_sent' && <RemindOfEstimate projectId={project.id} />;
  const { kind, path } = nextStep;
  const label = nextStepLabels[kind];
  return kind === 'close' ? (
    <Button look="primary" onClick={onClose}>
      {label}
    </Button>
  ) : (
    <LinkButton to={path} look="primary">
      {label}
    </LinkButton>
  );
}

function RemindOfEstimate({ projectId }: { projectId: string }) {
  const estimates = useDeskList(estimatesOfProject(projectId));
  if (estimates.status !== 'ready') return null;
  const sent = [...estimates.items].find(({ status }) => status === 'sent');
  return sent && <MailAgain kind="estimates" id={sent.id} as="remind" />;
}
