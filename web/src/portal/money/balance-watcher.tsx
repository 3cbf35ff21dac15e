import { type ProjectAccount, projectAccount } from '@welding/domain/business/project-account';
import type { Project } from '@welding/domain/entities/project';
import { useEffect, useEffectEvent } from 'react';
import { itemsOf } from '#shared/live-lists/live-list.ts';
import { usePortalList } from '#shared/live-lists/use-portal-list.ts';
import { invoicesList } from './invoices-list.ts';
import { paymentsList } from './payments-list.ts';

/** The account of each project, by its id. */
export type ProjectAccounts = ReadonlyMap<string, ProjectAccount>;

type BalanceWatcherProps = {
  clientId: string;
  projects: readonly Project[];
  /** Called with the accounts, and again whenever an invoice or payment changes them. */
  onAccounts: (accounts: ProjectAccounts) => void;
};

/** Keeps the accounts of a confirmed client's projects current; shows nothing itself. */
export function BalanceWatcher({ clientId, projects, onAccounts }: BalanceWatcherProps) {
  const invoices = itemsOf(usePortalList(invoicesList, clientId));
  const payments = itemsOf(usePortalList(paymentsList, clientId));
  const tell = useEffectEvent(onAccounts);
  useEffect(() => {
    if (!invoices || !payments) return;
    const accounts = projects.map((project) => {
      const ofProject = ({ projectId }: { projectId: string }) => projectId === project.id;
      return [
        project.id,
        projectAccount(project, payments.filter(ofProject), invoices.filter(ofProject)),
      ] as const;
    });
    tell(new Map(accounts));
  }, [projects, invoices, payments]);
  return null;
}
