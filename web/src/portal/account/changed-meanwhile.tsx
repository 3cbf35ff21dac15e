import type { MyDetails, MyDetailsForm } from '@welding/domain/entities/my-details';
import { accountTexts } from './account-texts.tsx';
import { detailFields } from './detail-fields.ts';

type ChangedMeanwhileProps = {
  mine: MyDetailsForm;
  /** What is stored by now. */
  theirs: MyDetails;
  onTakeTheirs: () => void;
};

/** What differs between what was typed and what somebody else has saved meanwhile, for the client to choose. */
export function ChangedMeanwhile({ mine, theirs, onTakeTheirs }: ChangedMeanwhileProps) {
  const different = detailFields.filter(({ name }) => mine[name].trim() !== theirs[name]);
  return (
    <div
      role="alert"
      className="alert alert-soft grid-flow-row grid-cols-1 justify-items-start gap-3 text-base text-base-content"
    >
      <p>{accountTexts().changedMeanwhile}</p>
      <ul className="grid gap-1">
        {different.map(({ name, label }) => (
          <li key={name} className="wrap-anywhere">
            {label}: <strong>{theirs[name] || accountTexts().nothing}</strong>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-outline" onClick={onTakeTheirs}>
        {accountTexts().takeStored}
      </button>
    </div>
  );
}
