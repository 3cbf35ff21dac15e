import { isPaymentDue, type ProjectAccount } from '@welding/domain/money/project-account';
import { paths } from '@welding/domain/paths';
import { paymentAmountRange } from '@welding/domain/values/limits';
import { centsToDollars, formatCents } from '@welding/domain/values/money';
import { CreditCard, History, Wallet } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { portalProjectsTexts } from './portal-projects-texts.ts';

type PayLinkProps = { to: string; replace?: boolean; className: string; children: ReactNode };

/** A link to the checkout. Disabled offline with the reason, because payments are never queued. */
export function CheckoutLink({ to, replace = false, className, children }: PayLinkProps) {
  const reasonId = useId();
  if (useOnline()) {
    return (
      <Link to={to} replace={replace} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {/* biome-ignore lint/a11y/useValidAnchor: a link without a destination is the disabled form of a link */}
      <a role="link" aria-disabled="true" aria-describedby={reasonId} className={`${className} held-back`}>
        {children}
      </a>
      <p id={reasonId} className="text-sm">
        {portalProjectsTexts().offline}
      </p>
    </div>
  );
}

/** The balance in words; nothing while the cost is only agreed or estimated. */
export function BalanceText({ account }: { account: ProjectAccount }) {
  if (!isPaymentDue(account)) return null;
  const { balanceCents, onItsWayCents } = account;
  const t = portalProjectsTexts();
  if (balanceCents === 0) return <span>{t.paidInFull}</span>;
  if (balanceCents < 0) return <span>{t.paidTooMuch(formatCents(-balanceCents))}</span>;
  const asked = askedOf(account);
  return (
    <>
      {onItsWayCents > 0 && <span>{t.onItsWay(formatCents(onItsWayCents))} </span>}
      {asked > 0 && <span className="font-semibold text-base-content">{t.toPay(formatCents(asked))}</span>}
    </>
  );
}

const askedOf = ({ balanceCents, onItsWayCents }: ProjectAccount) => balanceCents - onItsWayCents;

/** Whether there is nothing to pay now: all of it is paid or on its way. */
export function asksNothing(account: ProjectAccount | undefined): boolean {
  return account !== undefined && isPaymentDue(account) && askedOf(account) <= 0;
}

export function isSettled(account: ProjectAccount | undefined): boolean {
  return account !== undefined && isPaymentDue(account) && account.balanceCents <= 0;
}

/** Dollars due that one payment can pay; undefined for none, and while only agreed or estimated. */
export function dueDollars(account: ProjectAccount | undefined): number | undefined {
  if (!account || !isPaymentDue(account)) return undefined;
  const dollars = centsToDollars(askedOf(account));
  return dollars >= paymentAmountRange.min && dollars <= paymentAmountRange.max ? dollars : undefined;
}

/** Payment Options: the checkout, and the history in a dialog. */
export function PaymentOptionsCard({ children }: { children: ReactNode }) {
  const t = portalProjectsTexts();
  const [historyOpen, setHistoryOpen] = useState(false);
  return (
    <Panel title={t.paymentOptions} icon={Wallet}>
      <p>{t.payInYourTime}</p>
      <div className="flex flex-wrap gap-3">
        <CheckoutLink to={paths.checkout} className="btn btn-primary">
          <CreditCard aria-hidden="true" />
          {t.makePayment}
        </CheckoutLink>
        <Button aria-haspopup="dialog" icon={History} onClick={() => setHistoryOpen(true)}>
          {t.viewHistory}
        </Button>
      </div>
      <Dialog open={historyOpen} onClose={() => setHistoryOpen(false)} title={t.history} shape="wide">
        {children}
      </Dialog>
    </Panel>
  );
}
