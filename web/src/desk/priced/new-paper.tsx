import { storedClientSchema } from '@welding/domain/entities/client';
import { localTitle } from '@welding/domain/entities/local-title';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { PageHead } from '#desk/ui/page-links.tsx';
import { ClearButton } from '#shared/form/saved-form.tsx';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { ListSkeleton } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { paperTexts } from './paper-texts.ts';
import { type PaperValues, type SentPaper, tidyLines, withoutBlanks } from './paper-values.ts';
import { ProjectsOfClient } from './projects-of-client.tsx';
import { type Pricing, pricingFor, usePricing } from './use-pricing.ts';

type NewPaperPageProps = {
  title: string;
  back: string;
  all: string;
  children: (project: Project, pricing: Pricing) => ReactNode;
};

/** A new estimate or invoice: first its project, then its form. */
export function NewPaperPage({ title, back, all, children }: NewPaperPageProps) {
  const pricing = usePricing();
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHead title={title} back={{ to: back, name: all }} />
      <DocumentView document={pricing} noun={paperTexts().nounSettings}>
        {(item) => (
          <ProjectChoice>
            {(project) => (
              <PricedForClient key={project.clientId} clientId={project.clientId} pricing={item}>
                {(ofClient) => children(project, ofClient)}
              </PricedForClient>
            )}
          </ProjectChoice>
        )}
      </DocumentView>
    </div>
  );
}

type PricedForClientProps = {
  clientId: string;
  pricing: Pricing;
  children: (pricing: Pricing) => ReactNode;
};

/** Waits for the client's terms. Without the client, the settings apply. */
function PricedForClient({ clientId, pricing, children }: PricedForClientProps) {
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  if (client.status === 'loading') return <ListSkeleton label={paperTexts().loadingClient} rows={1} />;
  return children(pricingFor(pricing, client.status === 'ready' ? client.item : undefined));
}

type NewPaperProps<Body extends SentPaper> = {
  /** The form's key on this device. */
  name: string;
  schema: z.ZodMiniType<Body>;
  values: PaperValues;
  /** @throws as requests do */
  create: (
    body: ReturnType<typeof withoutBlanks<Body>>,
    keyFor: (body: unknown) => string,
  ) => Promise<{ readonly id: string }>;
  pathOf: (id: string) => string;
  note: string;
  children: (form: SavedFormHandle<PaperValues>) => ReactNode;
};

export function NewPaper<Body extends SentPaper>({
  name,
  schema,
  values,
  create,
  pathOf,
  note,
  children,
}: NewPaperProps<Body>) {
  const t = paperTexts();
  const navigate = useNavigate();
  const form = useSavedForm({
    schema,
    stored: { values, updatedAt: null },
    draft: name,
    draftIn: 'device',
    tidy: tidyLines,
    send: (body, { keyFor }) => create(withoutBlanks(body), keyFor),
    onSent: ({ id }) => navigate(pathOf(id), { replace: true }),
  });
  return (
    <DeskForm
      form={form}
      action={t.saveDraft}
      acting={t.saving}
      className="grid gap-5"
      draftNote={null}
      actions={<ClearButton form={form}>{t.startOver}</ClearButton>}
    >
      {children(form)}
      <p className="text-sm text-base-content/75">{note}</p>
    </DeskForm>
  );
}

function ProjectChoice({ children }: { children: (project: Project) => ReactNode }) {
  const t = paperTexts();
  const [params, setParams] = useSearchParams();
  const clientId = params.get('client') ?? undefined;
  const projectId = params.get('project') ?? undefined;
  const project = useDeskDocument('projects', projectId, projectSchema);
  const choose = (chosen: Record<string, string>) => setParams(chosen, { replace: true });
  const picker = (id: string | undefined) => (
    <ClientPicker
      clientId={id}
      error={undefined}
      canAdd
      onChoose={(client) => choose(client ? { client: client.id } : {})}
    />
  );
  if (!projectId) {
    return (
      <>
        {picker(clientId)}
        {clientId && (
          <ProjectsOfClient
            clientId={clientId}
            onChoose={({ id }) => choose({ client: clientId, project: id })}
          />
        )}
      </>
    );
  }
  return (
    <DocumentView document={project} noun={t.nounProject}>
      {(found) => (
        <>
          {picker(found.clientId)}
          <div className="list-row-plain items-center!">
            <span className="grid min-w-0">
              <span className="text-sm text-base-content/75">{t.project}</span>
              <span className="font-semibold wrap-anywhere">{localTitle(found.title)}</span>
            </span>
            <Button onClick={() => choose({ client: found.clientId })}>{t.chooseAnotherProject}</Button>
          </div>
          {children(found)}
        </>
      )}
    </DocumentView>
  );
}
