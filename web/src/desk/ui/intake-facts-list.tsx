import type { Intake } from '@welding/domain/entities/intake';
import { intakeFacts } from '@welding/domain/entities/intake-facts';

export function IntakeFactsList({ intake }: { intake: Intake }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {intakeFacts(intake).map(({ field, fact, answer }) => (
        <div key={field} className="min-w-0">
          <dt className="text-sm text-base-content/75">{fact}</dt>
          <dd className="wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
