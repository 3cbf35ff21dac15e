import type { Intake } from '@welding/domain/entities/intake';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { SafetyList } from './safety-list.tsx';
import { uiTexts } from './ui-texts.ts';

// There before anybody unfolds them: the words of all questions are no part of the desk's first file.
const IntakeFactsList = lazyPart(async () => (await import('./intake-facts-list.tsx')).IntakeFactsList, {
  waiting: null,
});

/** What belongs to a visit of what its request said: safety in sight, the rest folded. */
export function VisitIntake({ intake }: { intake: Intake | undefined }) {
  if (!intake) return null;
  return (
    <div className="grid gap-2">
      <SafetyList intake={intake} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {uiTexts().aboutTheJob}
        </summary>
        <IntakeFactsList intake={intake} />
      </details>
    </div>
  );
}
