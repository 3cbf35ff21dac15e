import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import { telHref } from '@welding/domain/values/phone';
import { messagesTexts } from './messages-texts.ts';

/** A part of a mail as plain text: sentences, named facts, or a code to type. */
type MailBlock =
  | { readonly paragraph: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly code: string };

/** A mail's content, from which its HTML and plain text are made. */
export type MailLayout = {
  readonly subject: string;
  /** Shown after the subject in an inbox. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
  /** The link to turn off mails of this kind. */
  readonly preferences?: { readonly label: string; readonly url: string };
};

// Mail programs need tables, inline styles and bgcolor (Outlook on Windows renders with Word), and may block remote pictures.
// Some read the style element with the dark theme and narrow margins. Gmail's phone apps invert colors on their own; the
// orange button with dark text stays legible.

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const light = { page: '#ebeff2', card: '#ffffff', text: '#171d26', muted: '#565e69', line: '#d6dbe1' };
const dark = { page: '#0d1218', card: '#171d26', text: '#e8ebef', muted: '#acb2b9', line: '#343e4a' };
const orange = '#fd7920';
const onOrange = '#1c0d06';

const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;text-size-adjust:100%}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){.outer{padding:0!important}.card{border-radius:0!important}.side{padding-left:20px!important;padding-right:20px!important}.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:2px!important}.button a{display:block!important;text-align:center!important}.button{width:100%!important}}
@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.card{background:${dark.card}!important;border-color:${dark.line}!important}.text,.text a{color:${dark.text}!important}.muted,.muted a{color:${dark.muted}!important}.line{border-color:${dark.line}!important}.soft{background:${dark.page}!important}}
`.trim();

/** A mail's HTML: one column, the business's name at the top and its contacts at the bottom. */
function htmlOfMail(layout: MailLayout): string {
  const { subject, preheader, heading, blocks, action, after = [], preferences } = layout;
  const body = [
    `<h1 class="text" style="margin:0 0 16px;font:700 24px/1.25 ${font};color:${light.text}">${escapeHtml(heading)}</h1>`,
    ...blocks.map(htmlOfBlock),
    ...(action ? [button(action)] : []),
    ...after.map((text) => paragraph(text)),
  ];
  return `<!doctype html>
<html lang="${currentLanguage()}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
${hidden(preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="background:${light.page}"><tr><td class="outer" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.card}" style="max-width:560px;background:${light.card};border-radius:8px;overflow:hidden">
<tr><td height="4" bgcolor="${orange}" style="height:4px;line-height:4px;font-size:0;background:${orange}">&nbsp;</td></tr>
<tr><td class="side" style="padding:24px 32px 0">${brand()}</td></tr>
<tr><td class="side" style="padding:24px 32px 12px">
${body.join('\n')}
</td></tr>
<tr><td class="side" style="padding:0 32px 28px">${footer(preferences)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** Shown only in the inbox. The filler keeps the mail's first words out of it. */
function hidden(preheader: string): string {
  const filler = '&#8199;&#847; '.repeat(60);
  return `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px">${escapeHtml(preheader)}${filler}</div>`;
}

function brand(): string {
  const [first = '', ...rest] = business.name.split(' ');
  return `<p class="text" style="margin:0;font:800 20px/1.2 ${font};letter-spacing:0.5px;color:${light.text}">${escapeHtml(first)} <span class="muted" style="font-weight:600;color:${light.muted}">${escapeHtml(rest.join(' '))}</span></p>`;
}

function htmlOfBlock(block: MailBlock): string {
  if ('paragraph' in block) return paragraph(block.paragraph);
  if ('code' in block) return code(block.code);
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><td class="label muted line" width="120" valign="top" style="width:120px;padding:10px 12px 10px 0;border-bottom:1px solid ${light.line};font:400 14px/1.5 ${font};color:${light.muted}">${escapeHtml(label)}</td><td class="value text line" valign="top" style="padding:10px 0;overflow-wrap:anywhere;word-break:break-word;border-bottom:1px solid ${light.line};font:600 16px/1.4 ${font};color:${light.text}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;overflow-wrap:anywhere;font:400 16px/1.55 ${font};color:${light.text}">${escapeHtml(text)}</p>`;
}

function code(digits: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="soft text" align="center" bgcolor="${light.page}" style="padding:18px 12px;border-radius:6px;background:${light.page};font:700 34px/1.2 Consolas,Menlo,'Courier New',monospace;letter-spacing:8px;color:${light.text}">${escapeHtml(digits)}</td></tr></table>`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td align="center" bgcolor="${orange}" style="border-radius:6px;background:${orange};mso-padding-alt:14px 28px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:6px;font:700 16px/1.25 ${font};color:${onOrange};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function footer(preferences: MailLayout['preferences']): string {
  const { name, phone, email } = business;
  const link = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" style="color:${light.muted};text-decoration:underline">${escapeHtml(text)}</a>`;
  const lines = [
    messagesTexts().questions(link(telHref(phone), phone)),
    `${escapeHtml(name)}, ${link(`mailto:${email}`, email)}`,
    ...(preferences ? [link(preferences.url, preferences.label)] : []),
  ];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="muted line" style="padding:18px 0 0;border-top:1px solid ${light.line};font:400 13px/1.6 ${font};color:${light.muted}">${lines.join('<br>')}</td></tr></table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Columns, narrow enough for quoting in a reply. */
const lineLength = 72;

function textOfMail({ heading, blocks, action, after = [], preferences }: MailLayout): string {
  const parts = [
    heading,
    ...blocks.map(textOfBlock),
    ...(action ? [textOfAction(action)] : []),
    ...after.map(wrapped),
    ['-- ', business.name, business.phone, business.email].join('\n'),
    ...(preferences ? [`${preferences.label}:\n${preferences.url}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The label already has the number to call. */
function textOfAction({ label, url }: NonNullable<MailLayout['action']>): string {
  return url.startsWith('tel:') ? label : `${label}:\n${url}`;
}

function textOfBlock(block: MailBlock): string {
  if ('paragraph' in block) return wrapped(block.paragraph);
  if ('code' in block) return `    ${block.code}`;
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** The foot of client mails other than reminders, with the link to choose reminders. */
export function reminderChoice(url: () => string): Pick<MailLayout, 'preferences'> {
  return { preferences: { label: messagesTexts().chooseReminders, url: url() } };
}

export function renderMail(layout: MailLayout): MailContent {
  return { subject: onOneLine(layout.subject), text: textOfMail(layout), html: htmlOfMail(layout) };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
