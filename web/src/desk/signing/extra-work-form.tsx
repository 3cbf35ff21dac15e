import { agreedAfter } from '@welding/domain/entities/estimate';
import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { type MoneyLine, moneyLineSchema } from '@welding/domain/entities/money-line';
import type { ExtraWorkBase } from '@welding/domain/entities/priced-fields';
import { homeRepairTexts } from '@welding/domain/money/consent-text';
import { aboveOwnLimit, extraWorkFormSchema, extraWorkPaper } from '@welding/domain/money/extra-work';
import { estimateRows } from '@welding/domain/money/total-rows';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { LinesField } from '#desk/priced/lines-field.tsx';
import { liveTotals, newLine, paperValues, tidyLines, withoutBlanks } from '#desk/priced/paper-values.ts';
import { signedWork } from '#desk/queue/not-in-sheets.ts';
import { deskQueue, extraWorkKind, type QueuedExtraWork } from '#desk/queue/queued-kinds.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { PricedLines } from '#shared/signature/priced-lines.tsx';
import { SignForm } from '#shared/signature/sign-form.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { signingTexts } from './signing-texts.tsx';

export type VisitOfWork = { readonly id: string; readonly projectId: string; readonly name: string };

type ExtraWorkFormProps = {
  visit: VisitOfWork;
  /** Includes extra work signed on this device that the job sheet lacks. */
  base: ExtraWorkBase;
  clientName: string | undefined;
  /** A refused item whose lines the form starts with. */
  returned: QueuedExtraWork | undefined;
  onDone: () => void;
};

/** Extra work for the client to read and sign. It stays on this device until sent. */
export function ExtraWorkForm({ visit, base, clientName, returned, onDone }: ExtraWorkFormProps) {
  const t = signingTexts();
  const session = useDeskSession();
  const [shown, setShown] = useState<readonly MoneyLine[]>();
  const [aboveLimit, setAboveLimit] = useState<string>();
  const form = useSavedForm({
    schema: extraWorkFormSchema,
    stored: { values: beginning(base, returned), updatedAt: null },
    draft: `extra-work-${visit.id}`,
    draftIn: 'device',
    tidy: tidyLines,
    // The signed paper is queued by then.
    send: async () => undefined,
    onSent: () => {
      onDone();
      void showToast({
        title: t.signed,
        ...(!navigator.onLine && { description: t.sentWithSignal }),
      });
    },
  });
  const sign = async ({ name, signature, pamphlet }: ApproveEstimate) => {
    if (session.phase !== 'signed-in' || !shown) throw new Error('No one is signed in');
    const work = {
      changeOf: base.changeOf,
      agreedBefore: base.agreed,
      lines: [...shown],
      name,
      signature,
      ...(pamphlet && { pamphlet }),
      at: serverNow().toISOString(),
    };
    const { total } = extraWorkPaper(base, shown);
    const { id: appointmentId, projectId, name: visitName } = visit;
    const body = { appointmentId, projectId, visitName, total, work };
    signedWork.note({ projectId, total, at: work.at });
    try {
      await sendLater(deskQueue, extraWorkKind, { owner: session.person.id, body });
    } catch (error) {
      signedWork.forget([work.at]);
      throw error;
    }
    if (!returned) return;
    signedWork.forget([returned.body.work.at]);
    await deskQueue.remove(returned.id);
  };
  useWatch({ control: form.control });
  const totals = liveTotals(form.getValues());
  const show = async () => {
    if (!(await form.check())) return;
    const { lines } = withoutBlanks(extraWorkFormSchema.parse(form.getValues()));
    const { total } = extraWorkPaper(base, lines);
    const isAbove = base.limit !== undefined && total > base.limit;
    setAboveLimit(isAbove ? aboveOwnLimit(base.limit ?? 0) : undefined);
    if (!isAbove) setShown(lines);
  };
  if (shown) {
    return (
      <HandedOver
        paper={extraWorkPaper(base, shown)}
        clientName={clientName}
        onBack={() => setShown(undefined)}
        sign={sign}
        onSigned={() => void form.submit()}
      />
    );
  }
  const total = centsToDollars(totals.totalCents);
  return (
    <DeskForm
      form={form}
      action={undefined}
      actions={
        <Button look="primary" large onClick={() => void show()}>
          {t.showTheClient}
        </Button>
      }
    >
      <p>{t.addsTo(base.number, formatDollars(base.agreed))}</p>
      {base.limit !== undefined && <p>{t.yourLimit(formatDollars(base.limit))}</p>}
      <LinesField form={form} totals={totals} isTaxed={base.taxRate !== undefined} rates={[]} />
      <dl className="totals">
        <div>
          <dt>{t.extraWork}</dt>
          <dd>{formatDollars(total)}</dd>
        </div>
        <div data-total>
          <dt>{t.newTotal}</dt>
          <dd>{formatDollars(agreedAfter({ agreedBefore: base.agreed, total }))}</dd>
        </div>
      </dl>
      <ProblemLine>{aboveLimit && `${aboveLimit}.`}</ProblemLine>
    </DeskForm>
  );
}

function beginning({ taxRate }: ExtraWorkBase, returned: QueuedExtraWork | undefined) {
  const lines = z.array(moneyLineSchema).safeParse(returned?.body.work.lines).data ?? [];
  const values = paperValues({ lines, taxRate });
  return lines.length > 0 ? values : { ...values, lines: [newLine('labor')] };
}

type HandedOverProps = {
  paper: ReturnType<typeof extraWorkPaper>;
  clientName: string | undefined;
  onBack: () => void;
  sign: (signed: ApproveEstimate) => Promise<void>;
  onSigned: () => void;
};

function HandedOver({ paper, clientName = '', onBack, sign, onSigned }: HandedOverProps) {
  const t = signingTexts();
  const start = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p ref={start} tabIndex={-1} className="text-lg">
        {t.readAndSign}
      </p>
      <PricedLines priced={paper} rows={estimateRows(paper)} />
      {paper.homeRepair && (
        <p className="max-w-prose">
          {t.handOverPamphlet(homeRepairTexts.notice, homeRepairTexts.pamphletName)}
        </p>
      )}
      <SignForm
        estimate={paper}
        signer={clientName}
        action={t.signFor(formatDollars(paper.total))}
        acting={t.saving}
        mustDraw
        sayProblem={() => t.notKept}
        send={sign}
        onSigned={onSigned}
      />
      <Button icon={ArrowLeft} className="justify-self-start" onClick={onBack}>
        {t.changeLines}
      </Button>
    </div>
  );
}
