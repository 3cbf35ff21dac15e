import { deskApiPaths } from '@welding/domain/api-paths';
import { dayProposalsSchema } from '@welding/domain/booking/move-day';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { whoNeedsSubstitute } from '@welding/domain/entities/crew-taps';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { answeredOf, useDeskList } from '#desk/live/use-desk-list.ts';
import { staffList } from '#desk/live/use-people.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { useSave } from '#shared/form/use-save.ts';
import { ListSkeleton, LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { plannersTodayTexts } from './planners-today-texts.ts';

const parse = (json: unknown) => dayProposalsSchema.parse(json);

/** Free welders to replace one who cannot come, each sent by one tap. */
export function FreeWelders({ visit }: { visit: Appointment }) {
  const [crew, waiting] = [crewOf(visit), whoNeedsSubstitute(visit)];
  const [replaced = ''] = crew.length > 1 ? waiting : crew;
  // For several of a crew a person has to choose.
  if (crew.length > 1 && waiting.length !== 1) return <p>{plannersTodayTexts().changeCrew}</p>;
  return <WeldersToSend visit={visit} welderId={replaced} />;
}

function WeldersToSend({ visit, welderId }: { visit: Appointment; welderId: string }) {
  const t = plannersTodayTexts();
  const { id, scheduledDate, updatedAt } = visit;
  const date = chicagoDate(new Date(scheduledDate));
  const asked = useDeskFetched(deskApiPaths.dayProposals({ welderId, date }), {
    parse,
    subject: t.whoIsFree,
    version: updatedAt ?? '',
  });
  const staff = answeredOf(useDeskList(staffList));
  const { state, save } = useSave();
  if (staff.status === 'loading') return <ListSkeleton label={t.looking} rows={1} />;
  const nameOf = (one: string) =>
    (staff.status === 'ready' && staff.items.find((person) => person.id === one)?.name) || t.theWelder;
  return (
    <div className="grid gap-2">
      <LoadedView of={asked} loading={t.looking}>
        {({ data: { visits } }) => {
          const { proposals = [] } = visits.find((found) => found.visit.id === id) ?? {};
          const free = proposals.filter(
            ({ scheduledDate: at, welderIds }) =>
              at === scheduledDate && welderIds.some((one) => !crewOf(visit).includes(one)),
          );
          if (free.length === 0) return <p>{t.noOneElse}</p>;
          return (
            <ul className="flex min-w-0 flex-wrap gap-2">
              {free.map(({ welderIds }) => {
                const [other = ''] = welderIds.filter((one) => !crewOf(visit).includes(one));
                return (
                  <li key={other} className="max-w-full">
                    <Button
                      look="primary"
                      className="wrap-anywhere"
                      onClick={() => void save(() => send(visit, welderIds))}
                    >
                      {t.send(nameOf(other))}
                    </Button>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </LoadedView>
      <SaveProblem state={state} />
    </div>
  );
}

function send({ id, updatedAt }: Appointment, welderIds: readonly string[]): Promise<Appointment> {
  const body = { welderIds, updatedAt: updatedAt ?? null };
  return deskRequest(deskApiPaths.appointment(id), (json) => appointmentSchema.parse(json), {
    method: 'PATCH',
    body,
  });
}
