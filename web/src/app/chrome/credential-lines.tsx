import { apiPaths } from '@welding/domain/api-paths';
import { currentLanguage } from '@welding/domain/values/language';
import { useEffect, useState } from 'react';
import { hasField } from '#shared/appointments/special-day.ts';
import { whenIdle } from '#shared/ui/when-idle.ts';

const none: readonly string[] = [];

/** License and insurance, last in the footer so that loading them moves nothing. */
export function CredentialLines() {
  const [lines, setLines] = useState(none);
  useEffect(
    () =>
      whenIdle(() => {
        fetchLines().then(setLines, () => undefined);
      }),
    [],
  );
  return lines.map((line) => (
    <li key={line} className="pb-1 text-sm text-base-content/80">
      {line}
    </li>
  ));
}

async function fetchLines(): Promise<readonly string[]> {
  const response = await fetch(apiPaths.credentials, { headers: { 'Accept-Language': currentLanguage() } });
  const answer: unknown = response.ok ? await response.json() : null;
  const lines = hasField(answer, 'lines') ? answer.lines : null;
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : none;
}
