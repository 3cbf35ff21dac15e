import { troubleSchema } from '@welding/domain/entities/trouble';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { Waiting } from '#desk/ui/waiting.tsx';
import { troublesTexts } from './planners-today-texts.ts';

const most = 20;

/** What scheduled runs passed over, newest first; nothing without any. */
export function Troubles() {
  const troubles = useDeskList({
    collection: 'troubles',
    schema: troubleSchema,
    order: ['createdAt', 'desc'],
    limit: most,
  });
  const t = troublesTexts();
  return (
    <Waiting title={t.title} list={troubles}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map(({ id, run, subject, sentence, createdAt }) => (
            <li key={id} className="list-row-plain">
              <span className="grid min-w-0 grow basis-40">
                <span className="font-semibold wrap-anywhere">{run ? t.runs[run] : t.other}</span>
                <span className="wrap-anywhere">{sentence ? `${sentence}.` : t.seeTheLog(subject)}</span>
                <span className="text-base-content/75 wrap-anywhere">
                  {t.since(formatChicagoDateTime(new Date(createdAt)))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Waiting>
  );
}
