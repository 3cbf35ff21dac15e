import { type EstimateTemplate, renamedTemplateSchema } from '@welding/domain/entities/estimate-template';
import { totalDollars } from '@welding/domain/entities/totals';
import { formatDollars } from '@welding/domain/values/money';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeTemplate } from './template-calls.ts';
import { useTemplates } from './use-templates.ts';

/** The templates that estimates can begin with. */
export function TemplatesPanel() {
  const [renaming, setRenaming] = useState<EstimateTemplate | null>(null);
  const templates = useTemplates();
  return (
    <Panel title="Templates" icon={LayoutTemplate}>
      <DeskListView
        list={templates}
        noun="templates"
        empty={<p>No templates yet. Write an estimate, and keep it as a template there.</p>}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((template) => (
              <TemplateRow key={template.id} template={template} onRename={() => setRenaming(template)} />
            ))}
          </ul>
        )}
      </DeskListView>
      <Dialog open={renaming !== null} onClose={() => setRenaming(null)} title="Rename the template">
        {renaming && <RenameForm template={renaming} onDone={() => setRenaming(null)} />}
      </Dialog>
    </Panel>
  );
}

function TemplateRow({ template, onRename }: { template: EstimateTemplate; onRename: () => void }) {
  const { state, save } = useSave();
  const { name, lines } = template;
  const remove = () =>
    save(async () => {
      const removed = await changeTemplate(template, { archived: true });
      const bringBack = () => changeTemplate(removed, { archived: false }).catch(tellNotBack);
      void showToast({
        title: `Template ${name} removed`,
        action: { label: 'Undo', onAction: () => void bringBack() },
      });
    });
  return (
    <li className="list-row-plain items-center!">
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-base-content/75">
          {lines.length === 1 ? '1 line' : `${lines.length} lines`}, {formatDollars(totalDollars(template))}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename …
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={`Remove ${name}`}
          aria-disabled={state.phase === 'saving'}
          onClick={() => void remove()}
        >
          Remove
        </button>
      </span>
      <SaveProblem state={state} />
    </li>
  );
}

function tellNotBack(): void {
  void showToast({
    title: 'The template was not brought back',
    description: 'Someone may have changed it in the meantime. Please check the list.',
    variant: 'destructive',
  });
}

function RenameForm({ template, onDone }: { template: EstimateTemplate; onDone: () => void }) {
  const form = useDeskForm({
    schema: renamedTemplateSchema,
    stored: { values: { name: template.name }, updatedAt: template.updatedAt ?? null },
    draft: `template-${template.id}`,
    send: (renamed) => changeTemplate(template, renamed),
    onSent: onDone,
  });
  return (
    <DeskForm form={form} action="Rename">
      <TextField form={form} name="name" label="Name" maxLength={100} />
    </DeskForm>
  );
}
