import type { Estimate } from '@welding/domain/entities/estimate';
import {
  changeOrderFormSchema,
  type EstimateForm,
  estimateFormSchema,
} from '@welding/domain/entities/estimate-requests';
import { DraftPaper } from '#desk/priced/draft-paper.tsx';
import { usePricing } from '#desk/priced/use-pricing.ts';
import { SaveTemplate } from '#desk/templates/save-template.tsx';
import { TemplateChoice } from '#desk/templates/template-choice.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { ChangeNote } from './change-note.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { changeEstimate } from './estimate-calls.ts';
import { EstimateFields } from './estimate-fields.tsx';
import { estimateTexts } from './estimate-texts.tsx';
import { SendEstimateDialog } from './send-estimate-dialog.tsx';

/** A draft in its form. */
export function DraftEstimate({ estimate }: { estimate: Estimate }) {
  const pricing = usePricing();
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
              <SaveTemplate estimate={form} />
              <DiscardDraft estimate={draft} onDiscarded={form.takeTheirs} />
            </>
          )}
          dialog={(sendable) => (
            <SendEstimateDialog {...sendable} hasNotice={item.settings.homeRepairNotice} />
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
