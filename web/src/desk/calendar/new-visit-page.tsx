import type { Hold } from '@welding/domain/booking/hold';
import { crewFields } from '@welding/domain/entities/crew';
import { toldTitle } from '@welding/domain/entities/told-title';
import { visitFormSchema } from '@welding/domain/entities/visit-plan';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, chicagoInstant, isDate } from '@welding/domain/values/chicago-day';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClientField } from '#desk/client-search/client-field.tsx';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { calendarSearch } from './calendar-view.ts';
import { FindTime } from './find-time.tsx';
import { HoldTime } from './hold-time.tsx';
import { MoreDays } from './more-days.tsx';
import { PlaceOfWork } from './place-of-work.tsx';
import { addPlan, addVisit } from './save-visit.ts';
import { useWelders } from './use-calendar.ts';
import { VisitFields } from './visit-fields.tsx';
import { visitFormTexts } from './visit-form-texts.ts';
import { TypedVisitMailNote } from './visit-mail-note.tsx';
import { type VisitValues, visitValues } from './visit-values.ts';

/** Plans a visit. The address may say for which client and project, on which day and for whom. */
export function NewVisitPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const welders = useWelders(person);
  const [hold, setHold] = useState<Hold>();
  const form = useDeskForm({
    schema: visitFormSchema,
    stored: { values: startingValues(search), updatedAt: null },
    draft: `new-visit-${search}`,
    send: async ({ moreDays = [], everyMonths, scheduledDate, duration, ...job }, { keyFor, bookAnyway }) => {
      const given = Object.entries(job).filter(([, value]) => value !== '');
      const body = {
        ...Object.fromEntries(given),
        ...(hold && { holdId: hold.id }),
        ...(bookAnyway && { bookAnyway }),
      };
      const first = { scheduledDate, duration };
      const visit = { ...body, ...first };
      if (moreDays.length === 0 && !everyMonths) return [await addVisit(visit, keyFor(visit))];
      const plan = { ...body, ...(everyMonths && { everyMonths }), days: [first, ...moreDays] };
      return await addPlan(plan, keyFor(plan));
    },
    onSent: (planned) => {
      const [first] = planned;
      if (!first) return;
      const { title, scheduledDate } = first;
      void showToast({
        title: visitFormTexts().planned(planned.length),
        description: toldTitle(title),
      });
      const day = chicagoDate(new Date(scheduledDate));
      void navigate(`${deskPaths.calendar}${calendarSearch('day', day)}`);
    },
  });
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="grid">
        <BackLink to={deskPaths.calendar}>{visitFormTexts().calendar}</BackLink>
        <h1 className="display text-4xl">{visitFormTexts().newVisit}</h1>
      </div>
      <DeskForm
        form={form}
        action={visitFormTexts().planVisit}
        acting={visitFormTexts().planning}
        className="grid gap-5 md:grid-cols-2"
        canBookAnyway
      >
        <div className="md:col-span-2">
          <ClientField form={form} name="clientId" onChoose={() => form.setValue('projectId', undefined)} />
        </div>
        <VisitFields
          form={form}
          welders={welders}
          moreDays={<MoreDays form={form} />}
          findTime={<FindTime form={form} welders={welders} />}
        />
        <PlaceOfWork form={form} />
        <TypedVisitMailNote control={form.control} />
        <HoldTime form={form} hold={hold} onHold={setHold} />
      </DeskForm>
    </div>
  );
}

function startingValues(search: URLSearchParams): VisitValues {
  const day = search.get('day') ?? '';
  const given = (name: string) => search.get(name) ?? undefined;
  const welder = given('welder');
  return {
    ...visitValues({ title: given('title') ?? '', ...crewFields(welder ? [welder] : []) }),
    clientId: given('client'),
    projectId: given('project'),
    scheduledDate: isDate(day) ? chicagoInstant(day, '09:00').toISOString() : undefined,
  };
}
