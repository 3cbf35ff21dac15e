import { foundByLabels } from '@welding/domain/entities/plain-quote-request';
import { priceRangeText } from '@welding/domain/entities/price-range';
import { type Quote, quoteSchema } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { centsOfLine, centsOfLines, linesFromRange } from '@welding/domain/estimating/lines-from-range';
import { shownRange } from '@welding/domain/estimating/price-range-of';
import { rangeParts } from '@welding/domain/estimating/range-parts';
import { quantityText } from '@welding/domain/money/total-rows';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { phoneText } from '@welding/domain/values/phone';
import { addressWithTown, placeText } from '@welding/domain/values/place';
import { Hammer, Image, MessageSquareText } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { PhotoGrid } from '#desk/photos/photo-grid.tsx';
import { useRequestRange } from '#desk/priced/use-pricing.ts';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { IntakeFactsList } from '#desk/ui/intake-facts-list.tsx';
import { BackLink, PageTitle } from '#desk/ui/page-links.tsx';
import { SafetyList } from '#desk/ui/visit-intake.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { markRequestSeen } from './answer-request.ts';
import { ReplyTime, RequestDistance, requestName } from './request-facts.tsx';
import { requestTexts } from './request-texts.ts';

/** One request and its answer. Opening marks it as seen. */
export function RequestPage() {
  const t = requestTexts();
  const { id } = useParams();
  const request = useDeskDocument('quotes', id, quoteSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.requests}>{t.allRequests}</BackLink>
      <DocumentView document={request} noun={t.noun}>
        {(item) => <OpenedRequest request={item} />}
      </DocumentView>
    </div>
  );
}

function OpenedRequest({ request }: { request: Quote }) {
  const t = requestTexts();
  const {
    id,
    createdAt,
    serviceType,
    description,
    preferredContact,
    phone,
    email,
    seenAt,
    photos = [],
  } = request;
  const name = requestName(request);
  useEffect(() => {
    // Offline it stays unseen until opened again.
    if (!seenAt) markRequestSeen(id).catch(() => undefined);
  }, [id, seenAt]);
  return (
    <div className="dense grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle>{name}</PageTitle>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReplyTime request={request} />
          <span>{formatChicagoDateTime(new Date(createdAt))}</span>
        </div>
      </div>
      <div className="job-columns answer-beside" data-photos={photos.length > 0 || undefined}>
        <div>
          <Panel title={serviceTypeLabels[serviceType]} icon={MessageSquareText}>
            <p className="whitespace-pre-line wrap-anywhere text-lg">{description}</p>
            <RequestDistance {...request} />
            <p>
              {t.wants[preferredContact]}
              <span className="block wrap-anywhere">
                {[phoneText(phone), email].filter(Boolean).join(' · ')}
              </span>
            </p>
            {request.foundBy && <p>{t.foundUs(foundByLabels[request.foundBy])}</p>}
            <ContactLinks
              name={name}
              phone={phone}
              email={email}
              preferred={preferredContact}
              address={placeText({
                address: addressWithTown(request.address, request.intake?.town),
                zip: request.zip,
              })}
            />
          </Panel>
          <RequestJob request={request} />
          <HistoryPanel field="entityId" id={id} folded />
        </div>
        <div>
          <RequestPhotos request={request} />
        </div>
        <div>
          <AnswerPanel request={request} price={<RequestRange request={request} />} />
        </div>
      </div>
    </div>
  );
}

function RequestPhotos({ request: { id, photos = [], photoCaptions } }: { request: Quote }) {
  const t = requestTexts();
  if (photos.length === 0) return null;
  return (
    <Panel title={t.photos} icon={Image}>
      <PhotoGrid
        title={t.request}
        addresses={photos}
        captions={photoCaptions}
        owner={{ entity: 'quote', id }}
      />
    </Panel>
  );
}

function RequestJob({ request }: { request: Quote }) {
  const { intake } = request;
  if (!intake) return null;
  return (
    <Panel title={requestTexts().aboutTheJob} icon={Hammer}>
      <IntakeFactsList intake={intake} />
      <SafetyList intake={intake} />
    </Panel>
  );
}

/** What the work could cost, in view while answering. */
function RequestRange({ request }: { request: Quote }) {
  const t = requestTexts();
  const range = useRequestRange(request);
  if (!range) return null;
  const { priceRange } = request;
  const lines = linesFromRange(range);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t.byOurRates(priceRangeText(shownRange(range)))}</p>
      <p>{rangeParts(range).join(', ')}.</p>
      <ul aria-label={t.couldBeginWith} className="grid gap-1">
        {lines.map((line) => (
          <li key={line.kind} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {line.description}
              {line.unit && `, ${t.atUnitPrice(quantityText(line), formatDollars(line.unitPrice))}`}
            </span>
            <span className="ml-auto tabular-nums">{formatDollars(centsToDollars(centsOfLine(line)))}</span>
          </li>
        ))}
        <li className="flex justify-between gap-x-4 border-t border-base-300 pt-1 font-semibold">
          <span>{t.inTheMiddle}</span>
          <span className="tabular-nums">{formatDollars(centsToDollars(centsOfLines(lines)))}</span>
        </li>
      </ul>
      {priceRange && <p className="text-base-content/75">{t.shownOnSite(priceRangeText(priceRange))}</p>}
    </div>
  );
}
