import { escapeHtml } from '../../functions/src/messages/mail-layout.ts';

const styles = `
:root { color-scheme: light dark; font: 16px / 1.45 system-ui, sans-serif; }
body { max-width: 76rem; margin: 0 auto; padding: 0 16px 24px; }
header, .row { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
.row { align-items: start; }
h1, h2 { overflow-wrap: anywhere; font-size: 1.25rem; }
a, input, summary { min-height: 44px; padding: 10px 0; font: inherit; }
li { padding: 8px 0; border-top: 1px solid #8886; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
iframe { width: 700px; max-width: 100%; height: 780px; border: 1px solid #8886; background: #fff; }
iframe.phone { width: 360px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A page of the local mailbox. @param body HTML */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:,">
    <style>${styles}</style>
  </head>
  <body>${body}</body>
</html>`;
}

/** A mail's HTML, wide and on a phone. Its scripts do not run, and its links open new windows. */
export function mailFrames(title: string, src: string): string {
  const frame = (name: string) =>
    `<iframe title="${escapeHtml(`${title}, ${name}`)}" class="${name}" src="${src}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return `<div class="row">${frame('wide')}${frame('phone')}</div>`;
}

/** Makes the links of a mail's HTML open new windows. */
export function withLinksInNewWindows(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
