import type { Hold } from '@welding/domain/booking/hold';
import { repeatLabels } from '@welding/domain/entities/appointment';
import { storedClientSchema } from '@welding/domain/entities/client';
import { crewFields } from '@welding/domain/entities/crew';
import { defaultDuration } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { projectSchema } from '@welding/domain/entities/project';
import { maxPlanDays, visitFormSchema } from '@welding/domain/entities/visit';
import { deskPaths } from '@welding/domain/paths';
import { addDays, chicagoDate, chicagoInstant, isDate, moveToDate } from '@welding/domain/values/chicago-day';
import { placeOf } from '@welding/domain/values/place';
import { MapPinOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ClientField } from '#desk/client-search/client-picker.tsx';
import { projectPlaceList } from '#desk/live/project-place-list.ts';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { PageHead } from '#desk/ui/page-links.tsx';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { EntryRows } from '#shared/form/entry-rows.tsx';
import { InstantField, isInstant } from '#shared/form/instant-field.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { useFieldWords } from '#shared/form/use-form-field.ts';
import { type SavedFormHandle, useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { calendarPath } from './calendar-view.tsx';
import { FindTime, HoldTime } from './find-time.tsx';
import { addPlan, addVisit } from './save-visit.tsx';
import { useWelders } from './use-calendar.ts';
import { DurationField, VisitFields, type VisitValues, visitValues } from './visit-fields.tsx';
import { TypedVisitMailNote } from './visit-form.tsx';
import { visitFormTexts } from './visit-texts.ts';

/** Plans a visit. The URL may give client, project, day and welder. */
export function NewVisitPage({ person }: { person: DeskPerson }) {
  const t = visitFormTexts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const welders = useWelders(person);
  const [hold, setHold] = useState<Hold>();
  const form = useSavedForm({
    schema: visitFormSchema,
    stored: { values: startingValues(search), updatedAt: null },
    draft: `new-visit-${search}`,
    send: async ({ moreDays = [], everyMonths, scheduledDate, duration, ...job }, { once, isConfirmed }) => {
      const given = Object.entries(job).filter(([, value]) => value !== '');
      const body = { ...Object.fromEntries(given), ...(isConfirmed && { bookAnyway: true }) };
      // Another hold for the same time makes no other visit.
      const held = hold && { holdId: hold.id };
      const first = { scheduledDate, duration };
      const visit = { ...body, ...first };
      if (moreDays.length === 0 && !everyMonths) return [await addVisit(once(visit, { ...visit, ...held }))];
      const plan = { ...body, ...(everyMonths && { everyMonths }), days: [first, ...moreDays] };
      return await addPlan(once(plan, { ...plan, ...held }));
    },
    onSent: (planned) => {
      const [first] = planned;
      if (!first) return;
      const { title, scheduledDate } = first;
      void showToast({
        title: t.planned(planned.length),
        description: localTitle(title),
      });
      void navigate(calendarPath(chicagoDate(new Date(scheduledDate))));
    },
  });
  return (
    <div className="grid max-w-4xl gap-5">
      <PageHead title={t.newVisit} back={{ to: deskPaths.calendar, name: t.calendar }} />
      <DeskForm
        form={form}
        action={t.planVisit}
        acting={t.planning}
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
          findTime={<FindTime form={form} welders={welders ?? []} />}
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

/** Fills in the address of the project or client until another is typed. Asks for one if both lack it. */
function PlaceOfWork({ form }: { form: SavedFormHandle<VisitValues> }) {
  const { setValue, getValues, control } = form;
  const [clientId, projectId, typed] = useWatch({ control, name: ['clientId', 'projectId', 'address'] });
  const project = useDeskDocument('projects', projectId || undefined, projectSchema, projectPlaceList);
  const client = useDeskDocument('clients', clientId || undefined, storedClientSchema);
  const isKnown = project.status !== 'loading' && client.status !== 'loading';
  const { address = '', zip = '' } = placeOf(
    project.status === 'ready' ? project.item : undefined,
    client.status === 'ready' ? client.item : undefined,
  );
  const filled = useRef({ address: '', zip: '' });
  useEffect(() => {
    if (!isKnown) return;
    const { address: now = '', zip: zipNow = '' } = getValues();
    const isTyped = now !== filled.current.address || zipNow !== filled.current.zip;
    const isSame = now === address && zipNow === zip;
    if (isTyped && !isSame) return;
    filled.current = { address, zip };
    if (isSame) return;
    setValue('address', address);
    setValue('zip', zip);
  }, [isKnown, address, zip, getValues, setValue]);
  const isMissing = clientId && isKnown && !typed?.trim() && !address;
  return (
    <p role="status" className="flex items-start gap-2 font-semibold empty:hidden md:col-span-2">
      {isMissing && (
        <>
          <MapPinOff aria-hidden="true" className="size-5 shrink-0" />
          {visitFormTexts().noAddressYet}
        </>
      )}
    </p>
  );
}

const repeats = optionsOf(repeatLabels);

function MoreDays({ form }: { form: SavedFormHandle<VisitValues> }) {
  const t = visitFormTexts();
  const list = useFieldArray({ control: form.control, name: 'moreDays' });
  const { scheduledDate, duration, everyMonths } = useWatch({ control: form.control });
  const days = useWatch({ control: form.control, name: 'moreDays' }) ?? [];
  useFieldWords({ form, name: 'moreDays', label: t.day }, (all) =>
    (all ?? []).map((day) =>
      isInstant(day.scheduledDate) ? appointmentTime(new Date(day.scheduledDate)) : '',
    ),
  );
  const add = () => {
    const last = days.at(-1) ?? { scheduledDate, duration };
    list.append({
      scheduledDate: dayAfter(last.scheduledDate),
      duration: last.duration ?? defaultDuration,
    });
  };
  return (
    <div className="grid gap-3 md:col-span-2">
      <EntryRows
        list={list}
        most={maxPlanDays - 1}
        add={t.addAnotherDay}
        onAdd={add}
        nameOf={(index) => t.dayNumber(index + 2)}
      >
        {(index) => (
          <>
            <InstantField
              form={form}
              name={`moreDays.${index}.scheduledDate`}
              label={t.dayDateAndTime(index + 2)}
            />
            <DurationField form={form} name={`moreDays.${index}.duration`} label={t.dayDuration(index + 2)} />
          </>
        )}
      </EntryRows>
      {isOutOfOrder([scheduledDate, ...days.map((day) => day.scheduledDate)]) && (
        <p role="status" className="font-semibold">
          {t.daysOutOfOrder}
        </p>
      )}
      <SelectField
        form={form}
        name="everyMonths"
        label={t.repeat}
        none={t.doesNotRepeat}
        options={repeats}
        hint={everyMonths && t.repeatHint}
        className="sm:max-w-md"
      />
    </div>
  );
}

function isOutOfOrder(times: readonly (string | undefined)[]): boolean {
  const instants = times.filter(isInstant).map((time) => Date.parse(time));
  return instants.some((instant, index) => instant < (instants[index - 1] ?? instant));
}

/** The same time on the next day; empty without a typed time. */
function dayAfter(time: string | undefined): string {
  if (!isInstant(time)) return '';
  const instant = new Date(time);
  return moveToDate(instant, addDays(chicagoDate(instant), 1)).toISOString();
}
