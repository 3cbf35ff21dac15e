import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { placeOf } from '@welding/domain/values/place';
import { MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { projectPlaces } from '#desk/live/apart-lists.ts';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { visitFormTexts } from './visit-form-texts.ts';
import type { VisitValues } from './visit-values.ts';

/**
 * Fills in where a new visit is: where its project is, else its client, until somebody types another place. Asks for it
 * where nobody knows it.
 */
export function PlaceOfWork({ form }: { form: DeskFormHandle<VisitValues> }) {
  const { setValue, getValues, control } = form;
  const [clientId, projectId, typed] = useWatch({ control, name: ['clientId', 'projectId', 'address'] });
  const project = useDeskDocument('projects', projectId || undefined, storedProjectSchema, projectPlaces);
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
