import { changeTemplate } from '@welding/domain/contracts/estimate-templates';
import {
  type EstimateTemplate,
  renamedTemplateSchema,
  templateChangeSchema,
} from '@welding/domain/entities/estimate-template';
import { totalDollars } from '@welding/domain/entities/totals';
import { formatDollars } from '@welding/domain/values/money';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useTemplates } from './template-choice.tsx';
import { templatesTexts } from './templates-texts.ts';

export function TemplatesPanel() {
  const t = templatesTexts();
  const [renaming, setRenaming] = useState<EstimateTemplate | null>(null);
  const templates = useTemplates();
  return (
    <Panel title={t.templates} icon={LayoutTemplate}>
      <DeskListView list={templates} noun={t.nouns} empty={<p>{t.none}</p>}>
        {(items) => (
          <ul className="grid gap-2">
            {items.map((template) => (
              <TemplateRow key={template.id} template={template} onRename={() => setRenaming(template)} />
            ))}
          </ul>
        )}
      </DeskListView>
      <Dialog open={renaming !== null} onClose={() => setRenaming(null)} title={t.renameTitle}>
        {renaming && <RenameForm template={renaming} onDone={() => setRenaming(null)} />}
      </Dialog>
    </Panel>
  );
}

function TemplateRow({ template, onRename }: { template: EstimateTemplate; onRename: () => void }) {
  const t = templatesTexts();
  const { state, save } = useSave();
  const { name, lines } = template;
  const remove = () =>
    save(async () => {
      const removed = await set(template, { archived: true });
      const bringBack = () => set(removed, { archived: false }).catch(tellNotBack);
      void showToast({
        title: t.removed(name),
        action: { label: t.undo, onAction: () => void bringBack() },
      });
    });
  return (
    <li className="list-row-plain items-center!">
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-base-content/75">
          {t.lines(lines.length)}, {formatDollars(totalDollars(template))}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button aria-label={t.renameWhich(name)} onClick={onRename}>
          {t.renameButton}
        </Button>
        <Button
          look="ghost"
          isBusy={state.phase === 'saving'}
          aria-label={t.removeWhich(name)}
          onClick={() => void remove()}
        >
          {t.remove}
        </Button>
      </span>
      <SaveProblem state={state} />
    </li>
  );
}

function tellNotBack(): void {
  const t = templatesTexts();
  void showToast({
    title: t.notBack,
    description: t.notBackWhy,
    variant: 'destructive',
  });
}

function RenameForm({ template, onDone }: { template: EstimateTemplate; onDone: () => void }) {
  const form = useSavedForm({
    schema: renamedTemplateSchema,
    stored: { values: { name: template.name }, updatedAt: template.updatedAt ?? null },
    draft: `template-${template.id}`,
    send: (renamed) => set(template, renamed),
    onSent: onDone,
  });
  return (
    <DeskForm form={form} action={templatesTexts().rename}>
      <TextField form={form} name="name" maxLength={100} />
    </DeskForm>
  );
}

/** Changes a template, whose other contents stay. */
function set(template: EstimateTemplate, change: Partial<Pick<EstimateTemplate, 'name' | 'archived'>>) {
  const { id: _, createdAt: __, ...contents } = template;
  const { body, ...of } = atVersion(template, { ...contents, ...change });
  return deskCall(changeTemplate, { ...of, body: templateChangeSchema.parse(body) });
}
