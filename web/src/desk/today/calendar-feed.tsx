import { deskApiPaths } from '@welding/domain/api-paths';
import { calendarFeedSchema, type CalendarFeed as Feed } from '@welding/domain/booking/calendar-feed';
import { CalendarSync, Copy, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';

const parse = (json: unknown) => calendarFeedSchema.parse(json);

/** @throws as `deskRequest` */
async function askFor(path: string, method?: 'POST'): Promise<Feed> {
  // Firebase comes with it, which Today starts without.
  const { deskRequest } = await import('#desk/session/desk-request.ts');
  return await deskRequest(path, parse, method && { method });
}

/** The secret address under which a phone's calendar finds one's own visits: shown, copied, and renewed. */
export function CalendarFeed() {
  const urlId = useId();
  const { state, save } = useSave();
  const [feed, setFeed] = useState<Feed>();
  const [isAsking, setIsAsking] = useState(false);
  const show = () => save(async () => setFeed(await askFor(deskApiPaths.calendarFeed)));
  const renew = async () => {
    setIsAsking(false);
    const renewed = await save(async () => setFeed(await askFor(deskApiPaths.renewCalendarFeed, 'POST')));
    if (renewed) void showToast({ title: 'New address', description: 'The old one no longer works.' });
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      void showToast({ title: 'Address copied' });
    } catch {
      void showToast({
        title: 'Not copied',
        description: 'Please mark the address and copy it.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Panel title="In your phone's calendar" icon={CalendarSync}>
      <p>Your visits as a calendar to subscribe to. Anyone with the link sees your visits: don’t share it.</p>
      {!feed && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          aria-disabled={state.phase === 'saving'}
          onClick={() => void show()}
        >
          Show the address
        </button>
      )}
      {feed && (
        <>
          <label htmlFor={urlId} className="font-semibold">
            Secret address
          </label>
          <input
            id={urlId}
            readOnly
            className="input"
            value={feed.url}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <button type="button" className="btn btn-primary" onClick={() => void copy(feed.url)}>
              <Copy aria-hidden="true" className="size-5" /> Copy
            </button>
            <a className="btn btn-outline" href={feed.url.replace(/^https?:/, 'webcal:')}>
              Open in the calendar
            </a>
            <button type="button" className="btn btn-ghost" onClick={() => setIsAsking(true)}>
              <RefreshCw aria-hidden="true" className="size-5" /> New address
            </button>
          </div>
        </>
      )}
      <SaveProblem state={state} />
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Make a new link?">
        <p>Calendars that use the old one stop showing your visits until they get the new one.</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => void renew()}>
            Make a new one
          </button>
          <button type="button" className="btn btn-outline" onClick={() => setIsAsking(false)}>
            Keep it
          </button>
        </div>
      </Dialog>
    </Panel>
  );
}
