import type { Intake } from '@welding/domain/entities/intake';
import { safetyChecks } from '@welding/domain/estimating/safety-checks';
import { Flame } from 'lucide-react';
import { useId } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

// Preloaded, but outside the desk's first bundle because of its texts.
const IntakeFactsList = lazyPart(async () => (await import('./intake-facts-list.tsx')).IntakeFactsList, {
  waiting: null,
});

/** The answers that concern a visit: safety visible, the rest folded. */
export function VisitIntake({ intake }: { intake: Intake | undefined }) {
  if (!intake) return null;
  return (
    <div className="grid gap-2">
      <SafetyList intake={intake} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {deskUiTexts().aboutTheJob}
        </summary>
        <IntakeFactsList intake={intake} />
      </details>
    </div>
  );
}

/** Things to bring and check before welding; nothing without any. */
export function SafetyList({ intake }: { intake: Intake | undefined }) {
  const headingId = useId();
  const checks = intake ? safetyChecks(intake) : [];
  if (checks.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-2 rounded-box border-l-4 border-error bg-base-200 p-4"
    >
      <p id={headingId} className="flex items-center gap-2 font-semibold">
        <Flame aria-hidden="true" className="size-5 shrink-0 text-error" />
        {deskUiTexts().safety}
      </p>
      <ul className="ml-5 grid list-disc gap-1">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </section>
  );
}
