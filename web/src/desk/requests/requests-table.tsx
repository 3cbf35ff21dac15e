import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { deskPaths } from '@welding/domain/paths';
import { smsHref, telHref } from '@welding/domain/values/phone';
import { MessageSquare, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { ListTable } from '#desk/ui/list-table.tsx';
import type { TableColumn } from '#desk/ui/table-columns.ts';
import { tableTexts } from '#desk/ui/table-texts.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { ReplyTime, RequestPlace, requestName } from './request-facts.tsx';
import { requestTexts } from './request-texts.ts';
import { requestsTexts } from './requests-texts.ts';

export type RequestsTableProps = Pick<
  ComponentProps<typeof ListTable<Quote>>,
  'list' | 'label' | 'empty' | 'shown' | 'onMore'
>;

export function RequestsTable(props: RequestsTableProps) {
  return (
    <ListTable
      {...props}
      noun={requestsTexts().nouns}
      columns={columns}
      targetOf={({ id }) => ({ to: deskPaths.request(id) })}
      actionsOf={(request) => <CallAndText request={request} />}
    />
  );
}

const { heads } = tableTexts();

const columns: readonly TableColumn<Quote>[] = [
  {
    id: 'name',
    head: heads.name,
    cell: (request) => <Name request={request} />,
    sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`.trim(),
  },
  {
    id: 'left',
    head: heads.left,
    isShort: true,
    cell: (request) => <ReplyTime request={request} />,
    sortBy: ({ createdAt }) => createdAt,
  },
  {
    id: 'service',
    head: heads.service,
    cell: ({ serviceType, description }) => (
      <>
        <span className="data-text">{serviceTypeLabels[serviceType]}</span>
        <span className="data-text text-sm text-base-content/75">{description}</span>
      </>
    ),
    sortBy: ({ serviceType }) => serviceTypeLabels[serviceType],
  },
  { id: 'where', head: heads.where, from: 56, cell: (request) => <RequestPlace {...request} /> },
  {
    id: 'photos',
    head: heads.photos,
    isFigure: true,
    from: 68,
    cell: ({ photos }) => photos?.length,
    sortBy: ({ photos }) => photos?.length ?? 0,
  },
  {
    id: 'range',
    head: heads.range,
    isFigure: true,
    from: 68,
    cell: ({ priceRange }) => priceRange && priceRangeText(priceRange),
    sortBy: ({ priceRange }) => priceRange?.high,
  },
  {
    id: 'wants',
    head: heads.wants,
    from: 80,
    cell: ({ preferredContact }) => requestTexts().wantsShort[preferredContact],
  },
];

function Name({ request }: { request: Quote }) {
  const t = requestsTexts();
  const isNew = request.status === 'pending' && !request.seenAt;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="wrap-anywhere">{requestName(request)}</span>
      {isNew && <span className="badge badge-primary font-semibold">{t.isNew}</span>}
    </span>
  );
}

function CallAndText({ request }: { request: Quote }) {
  const t = deskUiTexts();
  const name = requestName(request);
  if (!/\d/.test(request.phone)) return null;
  return (
    <>
      <LinkButton
        square
        look="ghost"
        icon={Phone}
        href={telHref(request.phone)}
        aria-label={`${t.call} ${name}`}
      />
      <LinkButton
        square
        look="ghost"
        icon={MessageSquare}
        href={smsHref(request.phone)}
        aria-label={`${t.text} ${name}`}
      />
    </>
  );
}
