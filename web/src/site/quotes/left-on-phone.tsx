import { CircleAlert } from 'lucide-react';
import { UnreadableItem } from '#pwa/queue/unreadable-item.tsx';
import { unreadableTexts } from '#pwa/queue/unreadable-texts.ts';
import { isLeftBehind, siteQueue } from '#pwa/site-queue/quote-kind.ts';
import { DevicePicture } from '#shared/photos/photo-inputs.tsx';
import { Button } from '#shared/ui/button.tsx';
import { currentPhotoDraft } from './quote-draft.ts';
import { goToQuoteForm } from './quote-form-element.ts';
import { quoteQueueTexts } from './quote-queue-texts.ts';
import { takePhotosBack } from './submit-photos.ts';
import { useQueuedQuotes, useQuotePhotos, useUnreadableQuotes } from './use-queued-quotes.ts';

/** Photos whose request was never sent and is not on this phone anymore: into the form, or off the phone. */
export function LeftBehindPhotos() {
  const t = quoteQueueTexts();
  const draft = currentPhotoDraft();
  const quotes = useQueuedQuotes();
  const photos = useQuotePhotos().filter((photo) => isLeftBehind(photo, draft, quotes));
  if (photos.length === 0) return null;
  const addToForm = async () => {
    const keys = new Set(photos.flatMap(({ body }) => body.quoteKey ?? []));
    for (const key of keys) await takePhotosBack(key);
    goToQuoteForm();
  };
  const drop = async () => {
    for (const { id } of photos) await siteQueue.remove(id);
  };
  return (
    <section className="mb-6 grid gap-3 rounded-box border-error border-l-4 bg-base-200 p-4">
      <h3 className="font-semibold">{t.photosLeft(photos.length)}</h3>
      <p>{t.photosLeftWhy}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t.photosLeftList}>
        {photos.map(({ id, body }, index) => (
          <li key={id}>
            <DevicePicture id={id} load={siteQueue.contentsOf} alt={body.caption || t.photo(index + 1)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void addToForm()}>{t.addToForm}</Button>
        <Button look="ghost" onClick={() => void drop()}>
          {t.discardPhotos}
        </Button>
      </div>
    </section>
  );
}

/** What another version of the app left on this phone. */
export function UnreadableOnPhone() {
  const items = useUnreadableQuotes();
  if (items.length === 0) return null;
  return (
    <section className="mb-6 grid gap-3 rounded-box border-error border-l-4 bg-base-200 p-4">
      <h3 className="flex gap-3 font-semibold">
        <CircleAlert aria-hidden="true" className="shrink-0" />
        {unreadableTexts().title}
      </h3>
      {items.map((item) => (
        <UnreadableItem key={item.id} queue={siteQueue} item={item} />
      ))}
    </section>
  );
}
