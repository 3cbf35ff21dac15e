import type { MyDetails } from '@welding/domain/entities/my-details';
import type { ReactNode } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { accountTexts } from './account-texts.tsx';
import { DetailsForm, type ProveEmail } from './details-form.tsx';
import { fetchDetails, OwnDataView, useOwnData } from './own-data.tsx';

type OwnDetailsProps = {
  clientId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  proveEmail: ProveEmail;
  onSaved: (details: MyDetails) => void;
  onSessionLost: (loss: SessionLoss) => void;
};

export function OwnDetails({ clientId, confirm, proveEmail, onSaved, onSessionLost }: OwnDetailsProps) {
  const own = useOwnData(clientId, (signal) => fetchDetails(clientId, signal), onSessionLost);
  return (
    <OwnDataView own={own} noun={accountTexts().yourDetailsInLoading} confirm={confirm}>
      {(stored) => (
        <DetailsForm
          clientId={clientId}
          stored={stored}
          proveEmail={proveEmail}
          onSaved={onSaved}
          onSessionLost={onSessionLost}
        />
      )}
    </OwnDataView>
  );
}
