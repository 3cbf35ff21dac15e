import { deskApiPaths } from '@welding/domain/api-paths';
import { dayProposalsSchema } from '@welding/domain/booking/move-day';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { staffList } from '#desk/live/use-people.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { useSave } from '#shared/form/use-save.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { plannersTodayTexts } from './planners-today-texts.ts';

const parse = (json: unknown) => dayProposalsSchema.parse(json);

/** Free welders to replace one who cannot come, each sent by one tap. */
export function FreeWelders({ visit }: { visit: Appointment }) {
  // For a larger crew a person has to choose.
  if (crewOf(visit).length > 1) return <p>{plannersTodayTexts().changeCrew}</p>;
  return <WeldersToSend visit={visit} />;
}

function WeldersToSend({ visit }: { visit: Appointment }) {
  const { id, scheduledDate, updatedAt } = visit;
  const [welderId = ''] = crewOf(visit);
  const date = chicagoDate(new Date(scheduledDate));
  const asked = useDeskFetched(deskApiPaths.dayProposals({ welderId, date }), {
    parse,
    subject: plannersTodayTexts().whoIsFree,
    version: updatedAt ?? '',
  });
  const staff = useDeskList(staffList);
  const { state, save } = useSave();
  const nameOf = (one: string) =>
    (staff.status === 'ready' && staff.items.find((person) => person.id === one)?.name) || '';
  return (
    <div className="grid gap-2">
      <LoadedView of={asked} loading={plannersTodayTexts().looking}>
        {({ data: { visits } }) => {
          const { proposals = [] } = visits.find((found) => found.visit.id === id) ?? {};
          const free = proposals.filter((proposal) => proposal.scheduledDate === scheduledDate);
          if (free.length === 0) return <p>{plannersTodayTexts().noOneElse}</p>;
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
                      {plannersTodayTexts().send(nameOf(other))}
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
