import type { MailPreview as Preview } from '@welding/domain/entities/mail-preview';
import { useEffect, useEffectEvent, useState } from 'react';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { ShownMail } from '#desk/ui/shown-mail.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { sendTexts } from './send-texts.ts';

/** A mail before it is sent, as its reader will see it. @param props.load fetches it, once */
export function MailPreview({ load }: { load: () => Promise<Preview | undefined> }) {
  const [preview, setPreview] = useState<Preview>();
  const { state, save } = useSave();
  const fetchOnce = useEffectEvent(() => void save(async () => setPreview(await load())));
  useEffect(() => fetchOnce(), []);
  if (preview) return <ShownMail mail={preview} />;
  if ('sentence' in state) return <SaveProblem state={state} />;
  return <Spinner label={sendTexts().loadingTheMail} className="size-8 text-ember" />;
}
