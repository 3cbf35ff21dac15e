import { useState } from 'react';
import { DevicePicture } from '#shared/photos/device-picture.tsx';
import { PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto, UnreadablePhotoError, unreadablePhoto } from '#shared/photos/shrink-photo.ts';
import { expenseFormTexts } from './expense-form-texts.ts';

/** A photo that was taken and is not kept yet. */
export type Receipt = {
  readonly id: string;
  readonly contents: ArrayBuffer;
  readonly load: () => Promise<ArrayBuffer>;
};

type ReceiptFieldProps = { receipt: Receipt | undefined; onChange: (receipt: Receipt | undefined) => void };

/** Takes the photo of a receipt, or chooses it. */
export function ReceiptField({ receipt, onChange }: ReceiptFieldProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setProblem('');
    setIsPreparing(true);
    try {
      const contents = await shrinkPhoto(file);
      onChange({ id: crypto.randomUUID(), contents, load: async () => contents });
    } catch (error) {
      if (!(error instanceof UnreadablePhotoError)) throw error;
      setProblem(unreadablePhoto(file.name));
    } finally {
      setIsPreparing(false);
    }
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{expenseFormTexts().receipt}</legend>
      {receipt ? (
        <div className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
          <DevicePicture id={receipt.id} load={receipt.load} alt={expenseFormTexts().theReceipt} />
          <button type="button" className="btn btn-ghost" onClick={() => onChange(undefined)}>
            {expenseFormTexts().removePhoto}
          </button>
        </div>
      ) : (
        <PhotoInputs
          take={expenseFormTexts().takePhoto}
          choose={expenseFormTexts().choosePhoto}
          onFiles={(files) => void take(files)}
          preparing={isPreparing && expenseFormTexts().preparing}
          problem={problem}
        />
      )}
    </fieldset>
  );
}
