import { maxRequestPhotos } from '@welding/domain/values/limits';
import { formatDollars } from '@welding/domain/values/money';
import { CloudUpload, HandCoins } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { takenCash } from '#desk/queue/not-in-sheets.ts';
import { useQueuedCash } from '#desk/queue/use-desk-queue.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { isOpenFor, type MyVisit, toCollect, visitName } from './my-visits.ts';
import { deskVisitTexts } from './today-texts.ts';
import { VisitContactLinks, VisitDetails, VisitHead } from './visit-facts.tsx';
import { VisitNotes } from './visit-notes.tsx';
import { VisitSteps } from './visit-steps.tsx';

// Reserves its full height, because it is tapped at once.
const UndoTap = lazyPart(async () => (await import('./undo-tap.tsx')).UndoTap, {
  waiting: <div className="min-h-11" />,
});

const ToSign = lazyPart(async () => (await import('#desk/signing/have-signed.tsx')).ToSign, {
  waiting: <div className="min-h-11" />,
});

const ExtraWork = lazyPart(async () => (await import('#desk/signing/extra-work-panel.tsx')).ExtraWorkPanel, {
  waiting: <div className="min-h-11" />,
});

const ExpensesDisclosure = lazyPart(
  async () => (await import('#desk/expenses/expenses-disclosure.tsx')).ExpensesDisclosure,
  { waiting: <div className="min-h-11" /> },
);

/**
 * A stop of the day with its actions.
 * @param props.personId the welder
 */
export function VisitCard({ shown, personId }: { shown: MyVisit; personId: string }) {
  const headingId = useId();
  const { toSign = [] } = shown.sheet ?? {};
  return (
    <article
      aria-labelledby={headingId}
      className="panel grid content-start gap-4 px-[min(1rem,4.5vw)] py-4 data-[over=true]:bg-base-200 sm:p-5"
      data-over={!isOpenFor(shown)}
    >
      <VisitHead shown={shown} id={headingId} />
      <VisitSteps shown={shown} />
      <VisitContactLinks {...shown} />
      {shown.waiting.length > 0 && <Waiting />}
      <Collect shown={shown} />
      {shown.recent && <UndoTap key={shown.recent.tapped} recent={shown.recent} held={shown.held} />}
      <VisitDetails shown={shown} />
      {toSign.length > 0 && <ToSign papers={toSign} />}
      {shown.visit.projectId && shown.sheet?.extraWork && (
        <ExtraWork
          visit={{ id: shown.visit.id, projectId: shown.visit.projectId, name: visitName(shown) }}
          sheet={shown.sheet}
          clientName={shown.visit.clientName ?? shown.sheet.clientName}
        />
      )}
      <VisitPhotos shown={shown} />
      {shown.visit.projectId && (
        <ExpensesDisclosure projectId={shown.visit.projectId} projectName={visitName(shown)} />
      )}
      {shown.own.finishedAt && <VisitNotes visit={shown.visit} welderId={personId} />}
    </article>
  );
}

/** Says that a tap waits. Below the steps, because the next step is tapped at once. */
function Waiting() {
  const t = deskVisitTexts();
  const label = useOnline() ? t.sending : t.willSend;
  return (
    <p>
      <StatusBadge label={label} tone="grey" icon={CloudUpload} />
    </p>
  );
}

const CollectForm = lazyPart(async () => (await import('./collect-form.tsx')).CollectForm, {
  waiting: <Spinner label={deskVisitTexts().loadingTheForm} className="size-10 text-ember" />,
});

/** Collects money at a visit, even offline, and shows unsent money. */
function Collect({ shown }: { shown: MyVisit }) {
  const t = deskVisitTexts();
  const cash = useQueuedCash();
  const due = toCollect(shown, takenCash.useNotInSheets());
  const waiting = cash.filter(({ body, returned }) => body.appointmentId === shown.visit.id && !returned);
  return (
    <div className="grid justify-items-start gap-2 empty:hidden">
      {waiting.map(({ id, body: { collected } }) => (
        <p key={id} className="font-semibold">
          {(collected.method === 'cash' ? t.collectedInCash : t.collectedByCheck)(
            formatDollars(collected.amount),
          )}
        </p>
      ))}
      {due !== undefined && due > 0 && shown.visit.status !== 'cancelled' && (
        <DialogButton label={t.collect(formatDollars(due))} icon={HandCoins} title={t.collectAPayment}>
          {(close) => <CollectForm shown={shown} due={due} onDone={close} />}
        </DialogButton>
      )}
    </div>
  );
}

// Loads early and is cached for offline use.
const AddPhotos = lazyPart(async () => (await import('#desk/photos/add-photos.tsx')).AddPhotos, {
  waiting: null,
});

// Loads when the photos are opened.
const PhotoGrid = lazyPart(async () => (await import('#desk/photos/photo-grid.tsx')).PhotoGrid, {
  waiting: <Spinner label={deskVisitTexts().loadingThePhotos} />,
});

/** The project's before photos and the camera, even offline. */
function VisitPhotos({ shown: { visit, sheet } }: { shown: MyVisit }) {
  const t = deskVisitTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { projectId } = visit;
  const { beforePhotos = [], afterPhotos = [], photoCaptions } = sheet ?? {};
  useCacheAhead(beforePhotos);
  if (!projectId) return null;
  const count = beforePhotos.length + afterPhotos.length;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {t.photos(count)}
      </summary>
      <div className="grid gap-4 pt-2">
        {isOpen && <PhotoGrid title={t.before} addresses={beforePhotos} captions={photoCaptions} />}
        <AddPhotos projectId={projectId} list="beforePhotos" />
        {isOpen && <PhotoGrid title={t.after} addresses={afterPhotos} captions={photoCaptions} />}
        <AddPhotos projectId={projectId} list="afterPhotos" />
      </div>
    </details>
  );
}

/** Caches the before photos for offline use. The welder took the later ones. */
function useCacheAhead(beforePhotos: readonly string[]): void {
  const wanted = beforePhotos.slice(0, maxRequestPhotos).join(' ');
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    // Without its code the photos load when they are viewed.
    void import('#desk/photos/photo-file.ts').then(
      ({ cacheAhead }) => cacheAhead(wanted.split(' '), leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted]);
}
