import { Button } from './button.tsx';
import { uiTexts } from './ui-texts.ts';

export const noticeCard =
  'rounded-box border border-base-300 border-l-4 border-l-primary bg-base-100 p-4 shadow-xl';

type UpdateCardProps = { onAccept: () => void; onPostpone: () => void };

/** Offers a new version. Reloads only on request. */
export function UpdateCard({ onAccept, onPostpone }: UpdateCardProps) {
  const t = uiTexts();
  return (
    <div className={`${noticeCard} flex flex-wrap items-center justify-between gap-3`}>
      <p className="font-semibold">{t.newVersion}</p>
      <div className="flex gap-2">
        <Button look="primary" className="min-h-11" onClick={onAccept}>
          {t.reload}
        </Button>
        <Button look="ghost" className="min-h-11" onClick={onPostpone}>
          {t.later}
        </Button>
      </div>
    </div>
  );
}
