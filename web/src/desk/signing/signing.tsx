import { type Estimate, estimateTitle, signerOf } from '@welding/domain/entities/estimate';
import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { homeRepairTexts } from '@welding/domain/money/consent-text';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { estimateRows } from '@welding/domain/money/total-rows';
import { formatDollars } from '@welding/domain/values/money';
import { deskQueue, signatureKind } from '#desk/queue/queued-kinds.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { PricedLines } from '#shared/signature/priced-lines.tsx';
import { SignForm } from '#shared/signature/sign-form.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { signingTexts } from './signing-texts.tsx';

/** A client reads and signs on a staff device. The signature stays there until sent. */
export function Signing({ estimate, onDone }: { estimate: Estimate; onDone: () => void }) {
  const t = signingTexts();
  const session = useDeskSession();
  const title = estimateTitle(estimate);
  const sign = async (body: ApproveEstimate) => {
    if (session.phase !== 'signed-in') throw new Error('No one is signed in');
    const { id: owner } = session.person;
    const contentHash = await contentHashOf(estimate);
    const signed = { ...body, contentHash, at: serverNow().toISOString() };
    await sendLater(deskQueue, signatureKind, { owner, body: { estimateId: estimate.id, title, signed } });
  };
  const tell = () => {
    onDone();
    void showToast({
      title: t.signed,
      ...(!navigator.onLine && { description: t.sentWithSignal }),
    });
  };
  return (
    <div className="grid gap-5">
      <p className="text-lg">{t.readAndSign}</p>
      <PricedLines priced={estimate} rows={estimateRows(estimate)} />
      {estimate.terms && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{estimate.terms}</p>}
      {estimate.homeRepair && (
        <p className="max-w-prose">
          {t.handOverPamphlet(homeRepairTexts.notice, homeRepairTexts.pamphletName)}
        </p>
      )}
      <SignForm
        estimate={estimate}
        signer={signerOf(estimate)}
        action={t.signFor(formatDollars(estimate.total))}
        acting={t.saving}
        mustDraw={estimate.homeRepair}
        sayProblem={() => t.notKept}
        send={sign}
        onSigned={tell}
      />
    </div>
  );
}
