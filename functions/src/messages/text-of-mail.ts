import { business } from '@welding/domain/values/business';
import type { MailBlock, MailLayout } from './mail-blocks.ts';

/** Columns of a line: narrow enough to be quoted in an answer. */
const lineLength = 72;

/** The plain text of a mail. */
export function textOfMail({ heading, blocks, action, after = [], preferences }: MailLayout): string {
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

/** A number to call stands in the label. */
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
