import { paths } from '@welding/domain/paths';
import { CreditCard, History, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PayLink } from './pay-link.tsx';
import { projectsTexts } from './projects-texts.ts';

/** Payment Options: the checkout, and the history in a dialog. */
export function PaymentOptionsCard({ children }: { children: ReactNode }) {
  const [historyOpen, setHistoryOpen] = useState(false);
  return (
    <Panel title={projectsTexts().paymentOptions} icon={Wallet}>
      <p>{projectsTexts().payInYourTime}</p>
      <div className="flex flex-wrap gap-3">
        <PayLink to={paths.checkout} className="btn btn-primary">
          <CreditCard aria-hidden="true" />
          {projectsTexts().makePayment}
        </PayLink>
        <Button aria-haspopup="dialog" icon={History} onClick={() => setHistoryOpen(true)}>
          {projectsTexts().viewHistory}
        </Button>
      </div>
      <Dialog
        open={historyOpen}
        onClose={() => setHistoryOpen(false)}
        title={projectsTexts().history}
        shape="wide"
      >
        {children}
      </Dialog>
    </Panel>
  );
}
