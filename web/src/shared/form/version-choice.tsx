import { Button } from '#shared/ui/button.tsx';
import { formTexts } from './form-texts.ts';
import type { FieldVersion } from './form-versions.ts';

export type VersionChoiceProps = {
  /** The fields that differ. */
  readonly versions?: readonly FieldVersion[];
  /** Saves the typed values over the stored ones. */
  readonly onKeepMine?: () => void;
  readonly onTakeTheirs?: () => void;
};

/** After a conflict both versions of each field, and a choice. */
export function VersionChoice({ versions = [], onKeepMine, onTakeTheirs }: VersionChoiceProps) {
  const t = formTexts();
  return (
    <>
      {versions.length > 0 && (
        <table className="w-full text-left">
          <thead>
            <tr>
              <td />
              <th scope="col">{t.youTyped}</th>
              <th scope="col">{t.storedNow}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row" className="pr-3 font-semibold">
                  {label}
                </th>
                <td className="pr-3 [overflow-wrap:anywhere]">{mine || t.nothing}</td>
                <td className="[overflow-wrap:anywhere]">{theirs || t.nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(onKeepMine || onTakeTheirs) && (
        <div className="flex flex-wrap gap-3">
          {onKeepMine && (
            <Button look="primary" onClick={onKeepMine}>
              {t.saveMine}
            </Button>
          )}
          {onTakeTheirs && <Button onClick={onTakeTheirs}>{t.takeTheirs}</Button>}
        </div>
      )}
    </>
  );
}
