import type { JobSheet } from '@welding/domain/entities/job-sheet';
import { extraWorkBaseSchema } from '@welding/domain/entities/priced-fields';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { FilePlus } from 'lucide-react';
import { usePriceBook } from '#desk/price-book/use-price-book.ts';
import { signedWork } from '#desk/queue/not-in-sheets.ts';
import { useQueuedExtraWork } from '#desk/queue/use-desk-queue.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { VisitOfWork } from './extra-work-form.tsx';
import { signingTexts } from './signing-texts.tsx';

const ExtraWorkForm = lazyPart(async () => (await import('./extra-work-form.tsx')).ExtraWorkForm, {
  waiting: <Spinner label={signingTexts().loadingTheForm} className="size-10 text-ember" />,
});

type ExtraWorkProps = {
  visit: VisitOfWork;
  sheet: Pick<JobSheet, 'extraWork'>;
  clientName: string | undefined;
};

/** Extra work agreed at a visit, even offline, and waiting items. */
export function ExtraWorkPanel({ visit, sheet, clientName }: ExtraWorkProps) {
  const t = signingTexts();
  const base = extraWorkBaseSchema.parse(sheet.extraWork);
  // Caches the price book for offline use.
  usePriceBook();
  const ofProject = useQueuedExtraWork().filter(({ body }) => body.projectId === visit.projectId);
  const waiting = ofProject.filter(({ returned }) => !returned);
  const returned = ofProject.find((item) => item.returned && item.body.appointmentId === visit.id);
  const signed = signedWork.useNotInSheets().filter(({ projectId }) => projectId === visit.projectId);
  const cents = signed.reduce((sum, { total }) => sum + dollarsToCents(total), 0);
  const agreed = centsToDollars(dollarsToCents(base.agreed) + cents);
  return (
    <div className="grid justify-items-start gap-2">
      {waiting
        .filter(({ body }) => body.appointmentId === visit.id)
        .map(({ id, body: { total, work } }) => (
          <p key={id} className="font-semibold">
            {t.extraWaits(formatDollars(total), work.name)}
          </p>
        ))}
      <DialogButton label={t.extraWork} icon={FilePlus} title={t.extraWork} shape="wide">
        {(close) => (
          <ExtraWorkForm
            visit={visit}
            base={{ ...base, agreed }}
            clientName={clientName}
            returned={returned}
            onDone={close}
          />
        )}
      </DialogButton>
    </div>
  );
}
