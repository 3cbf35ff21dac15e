import { deskApiPaths } from '@welding/domain/api-paths';
import { type PayLink, payLinkSchema } from '@welding/domain/entities/paper-link';
import { formatDollars } from '@welding/domain/values/money';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import { deskRequest } from '#desk/session/desk-request.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { collectFormTexts } from './collect-form-texts.ts';

/** The open invoice of a project as a code for the client's own phone, where it is paid by card. */
export function PayByPhone({ projectId }: { projectId: string }) {
  const [link, setLink] = useState<PayLink>();
  const { state, save } = useSave();
  if (link) return <PayCode link={link} />;
  const find = async () =>
    setLink(
      await deskRequest(deskApiPaths.payLink(projectId), (json) => payLinkSchema.parse(json), { body: {} }),
    );
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={state.phase === 'saving'}
        onClick={() => void save(find)}
      >
        <QrCode aria-hidden="true" className="size-5" />
        {collectFormTexts().byCard}
      </button>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {'sentence' in state && state.sentence}
      </p>
    </div>
  );
}

function PayCode({ link: { url, number, balance } }: { link: PayLink }) {
  return (
    <section aria-label={collectFormTexts().invoice(number)} className="grid justify-items-start gap-3">
      <p className="font-semibold">{collectFormTexts().pointCamera(number, formatDollars(balance))}</p>
      <Code text={url} />
      <a href={url} className="link wrap-anywhere" target="_blank" rel="noreferrer">
        {url}
      </a>
    </section>
  );
}

/** A QR code (ISO/IEC 18004), dark on light in either theme, as cameras want it. */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={collectFormTexts().qrCode}
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-72 bg-white text-black"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
