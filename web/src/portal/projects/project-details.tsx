import { photoIdOf } from '@welding/domain/entities/photo-path';
import type { Project } from '@welding/domain/entities/project';
import { isProjectOver, projectTimeText } from '@welding/domain/entities/project-time';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { statusBadge } from '@welding/domain/entities/status';
import { isPaymentDue, type ProjectAccount } from '@welding/domain/money/project-account';
import { paths } from '@welding/domain/paths';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { CreditCard, ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { usePortalSession, useSees } from '#shared/session/portal-session.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { useRetryOnline } from '#shared/ui/use-online.ts';
import { asksNothing, BalanceText, CheckoutLink, dueDollars, isSettled } from './checkout-link.tsx';
import { OwnTimeline } from './own-timeline.tsx';
import { usePhotoConfirmation } from './photo-confirmation.ts';
import { projectDetailsTexts } from './project-details-texts.ts';

type ProjectDetailsProps = {
  project: Project;
  account: ProjectAccount | undefined;
  /** The lists that the account adds up. */
  summed: readonly LiveList<unknown>[];
};

export function ProjectDetails({ project, account, summed }: ProjectDetailsProps) {
  const t = projectDetailsTexts();
  const isConfirmed = useConfirmed(project.clientId);
  const [seesMoney, mayPay] = [useSees('estimates', 'invoices'), useSees('invoices')];
  const due = dueDollars(account);
  const { number, status, description, serviceType, completedDate } = project;
  const { estimatedCost, agreedTotal, finalCost } = project;
  return (
    <>
      <div className="justify-self-start">
        <StatusBadge {...statusBadge(status)} />
      </div>
      {description && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{description}</p>}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
        <Fact name={t.service}>{serviceTypeLabels[serviceType]}</Fact>
        {!isProjectOver(project) && (
          <Fact name={t.scheduled}>{projectTimeText(project, formatChicagoDateTime)}</Fact>
        )}
        {completedDate && <Fact name={t.completed}>{formatChicagoDate(new Date(completedDate))}</Fact>}
        {!seesMoney ? null : agreedTotal === undefined ? (
          <Fact name={t.estimatedCost}>
            {estimatedCost === undefined ? t.notEstimated : formatDollars(estimatedCost)}
          </Fact>
        ) : (
          <Fact name={t.agreed}>{formatDollars(agreedTotal)}</Fact>
        )}
        {account?.basis === 'invoiced' ? (
          <Fact name={t.invoiced}>{formatDollars(centsToDollars(account.costCents))}</Fact>
        ) : (
          finalCost !== undefined && <Fact name={t.finalCost}>{formatDollars(finalCost)}</Fact>
        )}
        {account && account.paidCents !== 0 && (
          <Fact name={t.paid}>{formatDollars(centsToDollars(account.paidCents))}</Fact>
        )}
        {account && isPaymentDue(account) && (
          <Fact name={t.balance}>
            <BalanceText account={account} />
          </Fact>
        )}
        {number !== undefined && <Fact name={t.projectId}>{number}</Fact>}
      </dl>
      {account && <AsOfLists of={summed} className="" />}
      <ProjectPhotos project={project} account={account} />
      {isConfirmed && <OwnTimeline project={project} />}
      {mayPay && !asksNothing(account) && (status !== 'cancelled' || due !== undefined) && (
        <CheckoutLink
          to={paths.checkoutProject(project.id, due)}
          replace
          className="btn btn-primary btn-lg justify-self-start"
        >
          <CreditCard aria-hidden="true" />
          {due === undefined ? t.payForProject : t.pay(formatDollars(due))}
        </CheckoutLink>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-base-content/75">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

const PhotoViewer = lazyPart(async () => (await import('#shared/photos/photo-viewer.tsx')).PhotoViewer, {
  waiting: null,
});

const OwnWord = lazyPart(async () => (await import('./own-word.tsx')).OwnWord, {
  waiting: <p>{projectDetailsTexts().loading}</p>,
});

function ProjectPhotos({ project, account }: Omit<ProjectDetailsProps, 'summed'>) {
  const t = projectDetailsTexts();
  const confirmation = usePhotoConfirmation();
  const isConfirmed = useConfirmed(project.clientId);
  const place = useStepFocus<HTMLDivElement>(isConfirmed);
  const session = usePortalSession();
  const isOwn = session.phase === 'signed-in' && session.client.contact === undefined;
  const { beforePhotos, afterPhotos, photoCaptions } = project;
  if (!isConfirmed) {
    return (
      <div className="grid gap-3">
        <p className="font-semibold">{t.confirmForPhotos}</p>
        {confirmation}
      </div>
    );
  }
  return (
    // Not hidden while empty, because the photos arrive after the code, and a hidden element takes no focus.
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none empty:absolute">
      <PhotoGroup title={t.before} photos={beforePhotos} captions={photoCaptions} />
      <PhotoGroup title={t.after} photos={afterPhotos} captions={photoCaptions} />
      {isOwn && (project.status === 'completed' || isSettled(account)) && (
        <OwnWord key={project.id} projectId={project.id} clientId={project.clientId} />
      )}
    </div>
  );
}

type PhotoGroupProps = {
  title: string;
  photos: readonly string[];
  captions: Readonly<Record<string, string>> | undefined;
};

function PhotoGroup({ title, photos, captions = {} }: PhotoGroupProps) {
  const t = projectDetailsTexts();
  const headingId = useId();
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const viewed = photos.map((address, index) => {
    const caption = captions[photoIdOf(address) ?? ''];
    const name = t.photoOf(title, index + 1, photos.length);
    return {
      key: address,
      caption,
      text: caption ? `${caption} (${name})` : name,
      picture: <img src={address} alt={caption ?? name} className="size-full min-h-0 object-contain" />,
    };
  });
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-lg font-bold">
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {viewed.map(({ key, text, caption }, index) => (
          <li key={key} className="grid content-start gap-1">
            <button type="button" onClick={() => setOpen(index)}>
              <span className="sr-only">{t.open} </span>
              <Photo address={key} text={text} />
            </button>
            <p className="wrap-anywhere text-sm empty:hidden">{caption}</p>
          </li>
        ))}
      </ul>
      {open !== null && (
        <PhotoViewer photos={viewed} open={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

/** When a photo that failed is loaded again, after each failure. */
const retryMs = [2_000, 8_000, 30_000];

/** A photo in a frame of fixed size, with a message while it fails, because a weak signal may return. */
function Photo({ address, text }: { address: string; text: string }) {
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  useRetryOnline(failures > 0, () => setAttempt((earlier) => earlier + 1));
  useEffect(() => {
    const wait = retryMs[failures - 1];
    if (wait === undefined) return;
    const timer = setTimeout(() => setAttempt((earlier) => earlier + 1), wait);
    return () => clearTimeout(timer);
  }, [failures]);
  const onError = () => setFailures((earlier) => earlier + 1);
  if (failures > 0) {
    return (
      <p className="grid aspect-4/3 place-content-center justify-items-center gap-2 rounded-box bg-base-300 p-3 text-center text-sm">
        <ImageOff aria-hidden="true" />
        {projectDetailsTexts().notAvailable(text)}
        {attempt > 0 && (
          <img key={attempt} src={address} alt="" hidden onLoad={() => setFailures(0)} onError={onError} />
        )}
      </p>
    );
  }
  return (
    <img
      src={address}
      alt={text}
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full rounded-box bg-base-300 object-cover"
      onError={onError}
    />
  );
}
