import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { Link } from 'react-router';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { ReplyTime } from './reply-time.tsx';
import { RequestDistance } from './request-distance.tsx';
import { requestName } from './request-name.ts';
import { requestsTexts } from './requests-texts.ts';

/** One request of the list: who, what, how long there is to answer, how far away, and how to reach them. */
export function RequestCard({ request }: { request: Quote }) {
  const { id, serviceType, description, createdAt, phone, email, seenAt, status } = request;
  const name = requestName(request);
  const isNew = status === 'pending' && !seenAt;
  return (
    <article
      aria-label={isNew ? requestsTexts().newOne(name) : name}
      className={`panel grid content-start gap-3 border-l-4 p-4 sm:p-5 ${isNew ? 'border-l-primary' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-xl font-bold">
          <Link
            to={deskPaths.request(id)}
            className="link link-hover inline-flex min-h-11 items-center wrap-anywhere"
          >
            {name}
          </Link>
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-2 py-1.5">
          {isNew && <span className="badge badge-primary font-semibold">{requestsTexts().isNew}</span>}
          <ReplyTime request={request} />
        </div>
      </div>
      <p className="text-base-content/80">
        {serviceTypeLabels[serviceType]} · {formatChicagoDateTime(new Date(createdAt))}
      </p>
      <p className="line-clamp-2 wrap-anywhere">{description}</p>
      <RequestDistance {...request} />
      <ContactLinks name={name} phone={phone} email={email} />
    </article>
  );
}
