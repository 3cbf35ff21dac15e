import type { Estimate } from '@welding/domain/entities/estimate';
import {
  changeOrderFormSchema,
  type EstimateForm,
  estimateFormSchema,
} from '@welding/domain/entities/estimate-requests';
import { useState } from 'react';
import { DraftPaper } from '#desk/priced/draft-paper.tsx';
import { usePricing } from '#desk/priced/use-pricing.ts';
import { SaveTemplateDialog } from '#desk/templates/save-template-dialog.tsx';
import { TemplateChoice } from '#desk/templates/template-choice.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { ChangeNote } from './change-note.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { changeEstimate } from './estimate-calls.ts';
import { EstimateFields } from './estimate-fields.tsx';
import { estimateTexts } from './estimate-texts.ts';
import { SendEstimateDialog } from './send-estimate-dialog.tsx';

/** A draft in its form. */
export function DraftEstimate({ estimate }: { estimate: Estimate }) {
  const pricing = usePricing();
  const [isKeeping, setIsKeeping] = useState(false);
  return (
    <DocumentView document={pricing} noun={estimateTexts().nounSettings}>
      {(item) => (
        <DraftPaper<Estimate, EstimateForm>
          name={`estimate-${estimate.id}`}
          live={estimate}
          schema={estimate.changeOf ? changeOrderFormSchema : estimateFormSchema}
          change={changeEstimate}
          actions={(form, draft) => (
            <>
              <button
                type="button"
                className="btn btn-outline"
                aria-haspopup="dialog"
                onClick={() => setIsKeeping(true)}
              >
                {estimateTexts().saveAsATemplate}
              </button>
              <DiscardDraft estimate={draft} onDiscarded={form.takeTheirs} />
            </>
          )}
          dialog={({ values, ...sendable }) => (
            <>
              <SendEstimateDialog {...sendable} values={values} hasNotice={item.settings.homeRepairNotice} />
              <SaveTemplateDialog values={values} open={isKeeping} onClose={() => setIsKeeping(false)} />
            </>
          )}
        >
          {(form) => (
            <EstimateFields
              form={form}
              clientId={estimate.clientId}
              pricing={item}
              start={estimate.changeOf ? <ChangeNote agreed={undefined} /> : <TemplateChoice form={form} />}
            />
          )}
        </DraftPaper>
      )}
    </DocumentView>
  );
}
