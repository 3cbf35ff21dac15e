import { deskApiPaths } from '@welding/domain/api-paths';
import { calendarFeedSchema, type CalendarFeed as Feed } from '@welding/domain/entities/staff';
import { CalendarSync, Copy, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { calendarFeedTexts } from './visit-forms-texts.tsx';

const parse = (json: unknown) => calendarFeedSchema.parse(json);

/** @throws as `deskRequest` */
async function askFor(path: string, method?: 'POST'): Promise<Feed> {
  return await deskRequest(path, parse, method && { method });
}

/** The secret URL of one's own visits for calendar apps: shown, copied and renewed. */
export function CalendarFeedPanel() {
  const t = calendarFeedTexts();
  const urlId = useId();
  const { state, save } = useSave();
  const [feed, setFeed] = useState<Feed>();
  const [isAsking, setIsAsking] = useState(false);
  const show = () => save(async () => setFeed(await askFor(deskApiPaths.calendarFeed)));
  const renew = async () => {
    setIsAsking(false);
    const renewed = await save(async () => setFeed(await askFor(deskApiPaths.renewCalendarFeed, 'POST')));
    if (renewed) void showToast({ title: t.newAddress, description: t.oldIsGone });
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      void showToast({ title: t.addressCopied });
    } catch {
      void showToast({
        title: t.notCopied,
        description: t.copyByHand,
        variant: 'destructive',
      });
    }
  };
  return (
    <Panel title={t.title} icon={CalendarSync}>
      <p>{t.about}</p>
      {!feed && (
        <Button isBusy={state.phase === 'saving'} className="justify-self-start" onClick={() => void show()}>
          {t.showTheAddress}
        </Button>
      )}
      {feed && (
        <>
          <label htmlFor={urlId} className="font-semibold">
            {t.secretAddress}
          </label>
          <input
            id={urlId}
            readOnly
            className="input"
            value={feed.url}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" icon={Copy} onClick={() => void copy(feed.url)}>
              {t.copy}
            </Button>
            <LinkButton href={feed.url.replace(/^https?:/, 'webcal:')}>{t.openInTheCalendar}</LinkButton>
            <Button look="ghost" icon={RefreshCw} onClick={() => setIsAsking(true)}>
              {t.newAddress}
            </Button>
          </div>
        </>
      )}
      <SaveProblem state={state} />
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t.makeANewLink}>
        <p>{t.calendarsStop}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => void renew()}>
            {t.makeANewOne}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t.keepIt}</Button>
        </div>
      </Dialog>
    </Panel>
  );
}
