import { staffSchema } from '@welding/domain/entities/staff';
import { staffRateSchema } from '@welding/domain/entities/staff-rate';
import { Users } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { AddStaffForm } from './add-staff-form.tsx';
import { StaffRow } from './staff-row.tsx';
import { staffTexts } from './staff-texts.ts';

const mostStaff = 200;

/** Who works at the desk, live: added, renamed, given another role, let go. */
export function StaffPage() {
  const staff = useDeskList({
    collection: 'staff',
    schema: staffSchema,
    order: ['name', 'asc'],
    limit: mostStaff,
  });
  const rates = useDeskList({ collection: 'staffRates', schema: staffRateSchema, limit: mostStaff });
  const people = staff.status === 'ready' ? staff.items : [];
  return (
    <div className="grid gap-6">
      <Panel title={staffTexts().staff} icon={Users}>
        <DeskListView list={staff} noun={staffTexts().nounPeople} empty={<p>{staffTexts().noOneYet}</p>}>
          {(members) => (
            <ul className="grid gap-3">
              {members.map((person) => (
                <StaffRow
                  key={person.id}
                  person={person}
                  rates={rates.status === 'ready' ? rates.items : undefined}
                />
              ))}
            </ul>
          )}
        </DeskListView>
      </Panel>
      <AddStaffForm />
      <HistoryPanel
        field="entity"
        id="staff"
        nameOf={(entityId) => people.find(({ id }) => id === entityId)?.name}
      />
    </div>
  );
}
