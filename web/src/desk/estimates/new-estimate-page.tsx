import { createEstimate } from '@welding/domain/contracts/estimates';
import {
  changeOrderFormSchema,
  type EstimateForm,
  estimateFormSchema,
} from '@welding/domain/entities/estimate-requests';
import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Project } from '@welding/domain/entities/project';
import { quoteSchema } from '@welding/domain/entities/quote';
import { linesFromRange } from '@welding/domain/estimating/lines-from-range';
import { shownRange, type WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { deskPaths } from '@welding/domain/paths';
import { addDays } from '@welding/domain/values/chicago-day';
import { useSearchParams } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { NewPaper, NewPaperPage } from '#desk/priced/new-paper.tsx';
import { lineValues, newLine, paperValues } from '#desk/priced/paper-values.ts';
import { type Pricing, useRequestRange } from '#desk/priced/use-pricing.ts';
import { deskCall } from '#desk/session/desk-call.ts';
import { TemplateChoice } from '#desk/templates/template-choice.tsx';
import { useToday } from '#shared/ui/use-clock.ts';
import { AlikeJobs } from './alike-jobs.tsx';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';
import { ChangeNote, EstimateFields } from './estimate-fields.tsx';

/** A new estimate for the project in the URL, or one chosen here. */
export function NewEstimatePage() {
  const t = deskEstimateTexts();
  const changeOf = useSearchParams()[0].get('change') ?? undefined;
  return (
    <NewPaperPage
      title={changeOf ? t.newChangeOrder : t.newEstimate}
      back={deskPaths.estimates}
      all={t.allEstimates}
    >
      {(project, pricing) => (
        <NewEstimate key={project.id} project={project} pricing={pricing} changeOf={changeOf} />
      )}
    </NewPaperPage>
  );
}

type NewEstimateProps = {
  project: Project;
  pricing: Pricing;
  /** The estimate that a change order changes. */
  changeOf: string | undefined;
};

function NewEstimate({ project, pricing, changeOf }: NewEstimateProps) {
  const t = deskEstimateTexts();
  const { id: projectId, clientId } = project;
  const { taxRate, deposit, terms, validDays } = pricing.settings;
  const validUntil = addDays(useToday(), validDays);
  const range = useRangeOfProject(project);
  const isFromRange = range !== undefined && !changeOf;
  const values = paperValues({
    lines: [],
    taxRate,
    terms,
    validUntil,
    atHome: false,
    ...(!changeOf && { deposit }),
  });
  const lines = isFromRange ? linesFromRange(range).map(lineValues) : [newLine('labor')];
  return (
    <NewPaper<EstimateForm>
      name={changeOf ? `change-of-${changeOf}` : `estimate-for-${projectId}`}
      schema={changeOf ? changeOrderFormSchema : estimateFormSchema}
      values={{ ...values, lines }}
      create={(typed, keyFor) => {
        const body = { clientId, projectId, ...(changeOf && { changeOf }), ...typed };
        return deskCall(createEstimate, { body, key: keyFor(body) });
      }}
      pathOf={deskPaths.estimate}
      note={t.newEstimateNote}
    >
      {(form) => (
        <EstimateFields
          form={form}
          clientId={clientId}
          pricing={pricing}
          start={
            changeOf ? (
              <ChangeNote agreed={project.agreedTotal} />
            ) : (
              <>
                {isFromRange && <p>{t.linesFromRange(priceRangeText(shownRange(range)))}</p>}
                <TemplateChoice form={form} />
              </>
            )
          }
          suggestions={!changeOf && <AlikeJobs projectId={projectId} form={form} />}
        />
      )}
    </NewPaper>
  );
}

/** The price range of the project's request; undefined while loading, without intake answers, and once work has begun. */
function useRangeOfProject({ id, status, serviceType }: Project): WorkedOutRange | undefined {
  const isNew = status === 'pending';
  const quotes = useDeskList(
    isNew ? { collection: 'quotes', schema: quoteSchema, where: [['projectId', '==', id]], limit: 1 } : null,
  );
  const [request] = quotes.status === 'ready' ? quotes.items : [];
  const range = useRequestRange(request ?? { serviceType });
  return request?.intake ? range : undefined;
}
