import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { addressWithTown, placeText } from '@welding/domain/values/place';
import { Image, MessageSquareText } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import { BackLink } from '#desk/ui/back-link.tsx';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { markRequestSeen } from './answer-request.ts';
import { ReplyTime } from './reply-time.tsx';
import { RequestDistance } from './request-distance.tsx';
import { RequestJob } from './request-job.tsx';
import { requestName } from './request-name.ts';
import { requestTexts } from './request-texts.ts';

/** Everything about one request, and its answer. Whoever opens it has seen it. */
export function RequestPage() {
  const { id } = useParams();
  const request = useDeskDocument('quotes', id, storedQuoteSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.requests}>{requestTexts().allRequests}</BackLink>
      <DocumentView document={request} noun={requestTexts().noun}>
        {(item) => <OpenedRequest request={item} />}
      </DocumentView>
    </div>
  );
}

function OpenedRequest({ request }: { request: Quote }) {
  const { id, createdAt, serviceType, description, preferredContact, phone, email, seenAt } = request;
  const name = requestName(request);
  useEffect(() => {
    // Without a signal it stays unseen until it is opened again.
    if (!seenAt) markRequestSeen(id).catch(() => undefined);
  }, [id, seenAt]);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReplyTime request={request} />
          <span>{formatChicagoDateTime(new Date(createdAt))}</span>
        </div>
      </div>
      <div className="grid gap-5 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <Panel title={serviceTypeLabels[serviceType]} icon={MessageSquareText}>
            <p className="whitespace-pre-line wrap-anywhere text-lg">{description}</p>
            <RequestDistance {...request} />
            <p>
              {requestTexts().wants[preferredContact]}
              <span className="block wrap-anywhere">{[phone, email].filter(Boolean).join(' · ')}</span>
            </p>
            <ContactLinks
              name={name}
              phone={phone}
              email={email}
              address={placeText({
                address: addressWithTown(request.address, request.intake?.town),
                zip: request.zip,
              })}
            />
          </Panel>
          <RequestJob request={request} />
        </div>
        <div className="xl:row-span-2">
          <AnswerPanel request={request} />
        </div>
        <div className="grid content-start gap-5">
          <RequestPhotos request={request} />
          <HistoryPanel field="entityId" id={id} />
        </div>
      </div>
    </>
  );
}

/** The photos that came with a request, when any did. */
function RequestPhotos({ request: { id, photos = [], photoCaptions } }: { request: Quote }) {
  if (photos.length === 0) return null;
  return (
    <Panel title={requestTexts().photos} icon={Image}>
      <PhotoGrid
        title={requestTexts().request}
        addresses={photos}
        captions={photoCaptions}
        owner={{ entity: 'quote', id }}
      />
    </Panel>
  );
}
