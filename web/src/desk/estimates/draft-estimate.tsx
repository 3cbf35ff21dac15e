import type { Estimate } from '@welding/domain/entities/estimate';
import { useState } from 'react';
import { DraftForm } from '#desk/priced/draft-form.tsx';
import { useDraftEditor } from '#desk/priced/use-draft-editor.ts';
import { type Pricing, usePricing } from '#desk/priced/use-pricing.ts';
import { SaveTemplateDialog } from '#desk/templates/save-template-dialog.tsx';
import { TemplateChoice } from '#desk/templates/template-choice.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { changeEstimate } from './estimate-calls.ts';
import { EstimateFields } from './estimate-fields.tsx';
import {
  estimateValues,
  estimateValuesSchema,
  estimateVersions,
  readEstimateChange,
} from './estimate-values.ts';
import { SendEstimateDialog } from './send-estimate-dialog.tsx';

/** A draft in its form: what is typed is kept on the device until it is saved, and sending saves it first. */
export function DraftEstimate({ estimate }: { estimate: Estimate }) {
  const pricing = usePricing();
  return (
    <DocumentView document={pricing} noun="settings">
      {(item) => <EditedEstimate estimate={estimate} pricing={item} />}
    </DocumentView>
  );
}

function EditedEstimate({ estimate, pricing }: { estimate: Estimate; pricing: Pricing }) {
  const [dialog, setDialog] = useState<'send' | 'template'>();
  const editor = useDraftEditor({
    name: `estimate-${estimate.id}`,
    live: estimate,
    schema: estimateValuesSchema,
    valuesOf: estimateValues,
    read: readEstimateChange,
    change: changeEstimate,
  });
  const { form, stored, problems, draft } = editor;
  return (
    <>
      <DraftForm
        editor={editor}
        versions={estimateVersions(form.values, stored)}
        onSend={() => setDialog('send')}
        actions={
          <>
            <button
              type="button"
              className="btn btn-outline"
              aria-haspopup="dialog"
              onClick={() => setDialog('template')}
            >
              Keep as a template …
            </button>
            <DiscardDraft estimate={draft} onDiscarded={form.forget} />
          </>
        }
      >
        <EstimateFields
          values={form.values}
          problems={problems}
          pricing={pricing}
          onChange={form.change}
          start={<TemplateChoice onChange={form.change} />}
        />
      </DraftForm>
      <SendEstimateDialog
        estimate={draft}
        values={form.values}
        hasNotice={pricing.settings.homeRepairNotice}
        open={dialog === 'send'}
        onSave={editor.settle}
        onClose={() => setDialog(undefined)}
      />
      <SaveTemplateDialog
        values={form.values}
        open={dialog === 'template'}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}
