import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { type ProjectAccount, projectAccount } from '@welding/domain/money/project-account';

/** By project id. */
export type ProjectAccounts = ReadonlyMap<string, ProjectAccount>;

export function accountsOfProjects(
  projects: readonly Project[],
  { invoices, payments }: { invoices: readonly Invoice[]; payments: readonly Payment[] },
): ProjectAccounts {
  const accounts = projects.map((project) => {
    const ofProject = ({ projectId }: { projectId: string }) => projectId === project.id;
    return [
      project.id,
      projectAccount(project, payments.filter(ofProject), invoices.filter(ofProject)),
    ] as const;
  });
  return new Map(accounts);
}
