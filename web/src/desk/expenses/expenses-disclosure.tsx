import { useState } from 'react';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { expensesTexts } from './expenses-texts.ts';

const Expenses = lazyPart(async () => (await import('./expenses.tsx')).Expenses, {
  waiting: <Spinner label={expensesTexts().loadingExpenses} />,
});

type ExpensesDisclosureProps = {
  projectId: string;
  projectName: string;
  onChange?: () => void;
};

/** A job's expenses. They load when opened. */
export function ExpensesDisclosure(project: ExpensesDisclosureProps) {
  const t = expensesTexts();
  const session = useDeskSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session.phase !== 'signed-in') return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {session.person.role === 'owner' ? t.expenses : t.myExpenses}
      </summary>
      <div className="pt-2">
        {isOpen && <Expenses key={project.projectId} {...project} person={session.person} />}
      </div>
    </details>
  );
}
