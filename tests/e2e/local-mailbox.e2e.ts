import { randomUUID } from 'node:crypto';
import { queueTestMail } from '../support/mails.ts';
import { expect, test } from './fixtures.ts';
import { darkPhone, lookInEach, show } from './look.ts';

test('The mailbox shows a mail as it arrives, with links, text, headers and attachments', async ({
  page,
  stack,
  allowConsole,
}) => {
  allowConsole(/Blocked script execution/);
  await show(page, darkPhone[0]);
  await page.goto(stack.mailbox);
  const subject = `Your gate ${randomUUID()}`;
  const search = page.getByLabel('Find by address or subject');
  await search.fill(subject);
  await expect(
    page.getByText('No mail has this in its address or subject.').or(page.getByText('No mail yet.')),
  ).toBeVisible();
  const { to } = await queueTestMail({
    subject,
    text: `See ${stack.hosting}/services.`,
    html: `<h1>Your gate</h1><p><a href="${stack.hosting}/services">See it</a></p><script>document.body.textContent = 'Taken over'</script>`,
    attachments: [{ filename: 'invoice.pdf', contentType: 'application/pdf', content: 'UERG' }],
  });
  await page.getByRole('button', { name: subject }).click();
  const mail = page.getByRole('region', { name: 'Mail', exact: true });
  await expect(mail.getByRole('heading', { name: subject })).toBeVisible();
  await expect(mail.getByText(to)).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Your gate' })).toBeVisible();

  const opening = page.context().waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'See it' }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${stack.hosting}/services`);
  await opened.close();
  const downloading = page.waitForEvent('download');
  await mail.getByRole('link', { name: 'invoice.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('invoice.pdf');

  await mail.getByRole('button', { name: 'Text' }).click();
  await expect(mail.getByRole('link', { name: `${stack.hosting}/services` })).toBeVisible();
  // In the frame of a mail nothing runs, what looks for barriers neither.
  await lookInEach(page, 'text', darkPhone);
  await mail.getByRole('button', { name: 'Headers' }).click();
  await expect(mail.getByText('Message-ID')).toBeVisible();
  await page.goBack();
  await expect(mail.getByRole('heading')).toHaveCount(0);
  await lookInEach(page, 'list', darkPhone);
});
