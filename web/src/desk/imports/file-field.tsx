import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { importsTexts } from './imports-texts.ts';

type FileFieldProps = {
  accept: string;
  hint: string;
  problem: string | undefined;
  /** The chosen file. */
  fileName: string | undefined;
  onFile: (file: File) => void;
};

/** Takes a file, chosen or dropped. The browser's own control covers the field unseen, because it speaks the browser's language. */
export function FileField({ accept, hint, problem, fileName, onFile }: FileFieldProps) {
  const texts = importsTexts();
  const [isOver, setIsOver] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
  };
  return (
    <Field label={texts.file} hint={hint} error={problem}>
      {(control) => (
        <div
          className={`relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border-2 border-dashed p-4 focus-within:outline-2 focus-within:outline-offset-2 ${isOver ? 'border-primary bg-base-200' : 'border-base-content/50'}`}
        >
          <span aria-hidden="true" className="btn btn-outline">
            <FileUp className="size-5 shrink-0" />
            {texts.chooseFile}
          </span>
          <span aria-hidden="true" className="min-w-0 wrap-anywhere">
            {fileName ?? <span className="pointer-coarse:hidden">{texts.orDrop}</span>}
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={take}
            // Choosing the same file again, corrected, counts as a change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
          />
        </div>
      )}
    </Field>
  );
}
