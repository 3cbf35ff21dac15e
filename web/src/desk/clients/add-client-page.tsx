import { newClientSchema } from '@welding/domain/entities/client';
import { deskPaths } from '@welding/domain/paths';
import { useNavigate } from 'react-router';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { addClient } from './client-calls.ts';
import { ClientFields, clientValues } from './client-fields.tsx';

const nobodyYet = clientValues({ firstName: '', lastName: '', email: '', phone: '' });

/** Adds a client who did not come by a request. */
export function AddClientPage() {
  const navigate = useNavigate();
  const form = useDeskForm({
    schema: newClientSchema,
    stored: { values: nobodyYet, updatedAt: null },
    draft: 'new-client',
    send: (client, { keyFor }) => addClient(client, keyFor(client)),
    onSent: ({ id }) => navigate(deskPaths.client(id), { replace: true }),
  });
  return (
    <div className="grid max-w-3xl gap-5">
      <BackLink to={deskPaths.clients}>All clients</BackLink>
      <h1 className="display text-4xl sm:text-5xl">Add a client</h1>
      <DeskForm form={form} action="Add the client">
        <ClientFields form={form} />
      </DeskForm>
    </div>
  );
}
