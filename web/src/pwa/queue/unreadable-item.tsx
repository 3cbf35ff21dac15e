import { formatDeviceDateTime } from '@welding/domain/values/chicago-time';
import { DevicePicture } from '#shared/photos/photo-inputs.tsx';
import { Button } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { heldText } from './held-text.ts';
import type { Queue, QueuedItem } from './queue.ts';
import { unreadableTexts } from './unreadable-texts.ts';

/** An item that the running code cannot read: what it holds, to copy, save or remove. */
export function UnreadableItem({ queue, item }: { queue: Queue; item: QueuedItem }) {
  const t = unreadableTexts();
  const { id, body, size, createdAt } = item;
  const text = heldText(body);
  const savePhoto = async () => {
    const contents = await queue.contentsOf(id);
    if (contents) downloadFile(new Blob([contents], { type: 'image/jpeg' }), `${id}.jpg`);
  };
  return (
    <div className="grid gap-2">
      <p>{t.why}</p>
      {createdAt > 0 && <p>{t.savedAt(formatDeviceDateTime(new Date(createdAt)))}</p>}
      {size !== undefined && <DevicePicture id={id} load={queue.contentsOf} alt={t.photo} />}
      <p className="whitespace-pre-line rounded-box bg-base-100 p-3 wrap-anywhere">{text || t.noText}</p>
      <div className="flex flex-wrap gap-2">
        {text && <Button onClick={() => void copy(text)}>{t.copy}</Button>}
        <Button onClick={() => downloadFile(fileOf(item), `${id}.json`)}>{t.save}</Button>
        {size !== undefined && <Button onClick={() => void savePhoto()}>{t.savePhoto}</Button>}
        <Button look="ghost" onClick={() => void queue.remove(id)}>
          {t.remove}
        </Button>
      </div>
    </div>
  );
}

function fileOf(item: QueuedItem): Blob {
  return new Blob([JSON.stringify(item, null, 2)], { type: 'application/json' });
}

async function copy(text: string): Promise<void> {
  const t = unreadableTexts();
  try {
    await navigator.clipboard.writeText(text);
    void showToast({ title: t.copied });
  } catch {
    void showToast({ title: t.notCopied, variant: 'destructive' });
  }
}
