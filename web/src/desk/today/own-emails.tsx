import { deskApiPaths } from '@welding/domain/api-paths';
import { type NewsGroup, newsGroups, type Staff, staffSchema } from '@welding/domain/entities/staff';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { ownEmailsTexts } from './own-emails-texts.ts';

const parse = (json: unknown) => staffSchema.parse(json);

/** What one gets emails about, with a switch for each kind. */
export function OwnEmails({ personId }: { personId: string }) {
  const t = ownEmailsTexts();
  const stored = useDeskDocument('staff', personId, staffSchema);
  return (
    <Panel title={t.title} icon={Mail}>
      <p>{t.about}</p>
      {stored.status === 'ready' && <Switches person={stored.item} />}
      {stored.status === 'error' && (
        <DeskListView list={stored} noun={t.noun} empty={null}>
          {() => null}
        </DeskListView>
      )}
    </Panel>
  );
}

function Switches({ person }: { person: Staff }) {
  const t = ownEmailsTexts();
  const { state, save } = useSave();
  const [saved, setSaved] = useState<Staff>();
  const [pressed, setPressed] = useState<readonly NewsGroup[]>();
  // The save's answer arrives before the live document updates.
  const latest = saved && saved.updatedAt > person.updatedAt ? saved : person;
  const muted = (state.phase === 'saving' && pressed) || (latest.mutedNews ?? []);
  const turn = (group: NewsGroup, isOn: boolean) =>
    save(async () => {
      const mutedNews = newsGroups.filter((each) => (each === group ? !isOn : muted.includes(each)));
      setPressed(mutedNews);
      setSaved(await deskRequest(deskApiPaths.me, parse, { method: 'PATCH', body: { mutedNews } }));
    });
  return (
    <>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t.choose(newsGroups.length - muted.length, newsGroups.length)}
        </summary>
        <div className="grid sm:grid-cols-2 sm:gap-x-6">
          {newsGroups.map((group) => (
            <label key={group} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="checkbox"
                checked={!muted.includes(group)}
                onChange={({ target }) => void turn(group, target.checked)}
              />
              {t.groups[group]}
            </label>
          ))}
        </div>
      </details>
      <SaveProblem state={state} />
    </>
  );
}
