import { deskApiPaths } from '@welding/domain/api-paths';
import { type Review, reviewAnswerSchema, storedReviewSchema } from '@welding/domain/entities/finished-work';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { Quote } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { FoldedPanel } from '#desk/ui/folded-panel.tsx';
import { PageHead } from '#desk/ui/page-links.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskWorksTexts } from './desk-works-texts.ts';

const pageSize = 20;

/** All reviews, latest first, with the owner's answers. */
export function ReviewsPage({ back }: { back: { to: string; name: string } }) {
  const t = deskWorksTexts();
  const [limit, setLimit] = useState(pageSize);
  const list = useDeskList({
    collection: 'reviews',
    schema: storedReviewSchema,
    order: ['at', 'desc'],
    limit,
  });
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={t.reviews} back={back} />
      <DeskListView
        list={list}
        noun={t.reviewNouns}
        empty={<p>{t.noReviews}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-4">
            {items.map((review) => (
              <li key={review.id} className="panel grid gap-3 p-5">
                <ReviewParts review={review} />
                <Link
                  to={deskPaths.project(review.projectId)}
                  className="link inline-flex min-h-11 items-center justify-self-start"
                >
                  {t.project}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
    </div>
  );
}

export function ReviewOfProject({ projectId }: { projectId: string }) {
  const review = useDeskDocument('reviews', projectId, storedReviewSchema);
  return (
    review.status === 'ready' && (
      <FoldedPanel title={deskWorksTexts().review} icon={Quote} className="job-rest">
        <ReviewParts review={review.item} />
      </FoldedPanel>
    )
  );
}

function ReviewParts({ review }: { review: Review }) {
  const t = deskWorksTexts();
  const session = useDeskSession();
  const { firstName, town, text, at, published, answer } = review;
  return (
    <>
      <blockquote className="wrap-anywhere max-w-prose whitespace-pre-line">{text}</blockquote>
      <p className="text-base-content/75 text-sm">
        {[
          [firstName, town].filter(Boolean).join(', '),
          formatChicagoDate(new Date(at)),
          published ? t.isShown : t.isNotShown,
        ].join(' · ')}
      </p>
      {session.phase === 'signed-in' && session.person.role === 'owner' ? (
        <AnswerForm review={review} />
      ) : (
        answer && <p className="wrap-anywhere whitespace-pre-line rounded-box bg-base-200 p-4">{answer}</p>
      )}
    </>
  );
}

const answerFormSchema = z.omit(reviewAnswerSchema, { updatedAt: true });

function AnswerForm({ review }: { review: Review }) {
  const t = deskWorksTexts();
  const form = useSavedForm({
    schema: answerFormSchema,
    stored: { values: { answer: review.answer ?? '' }, updatedAt: review.updatedAt ?? null },
    draft: `review-${review.id}`,
    send: (typed, { on: { updatedAt } }) =>
      deskRequest(deskApiPaths.review(review.id), () => undefined, {
        method: 'PATCH',
        body: { ...typed, updatedAt },
      }),
    onSent: () => void showToast({ title: t.answerSaved }),
  });
  return (
    <DeskForm form={form} action={t.save} button="btn-outline" className="grid gap-3">
      <TextField form={form} name="answer" label={t.answer} hint={t.answerHint} rows={2} />
    </DeskForm>
  );
}
