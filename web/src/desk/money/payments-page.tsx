import { IncomePanel } from './income-panel.tsx';

export function PaymentsPage() {
  return (
    <div className="grid max-w-4xl">
      <IncomePanel />
    </div>
  );
}
