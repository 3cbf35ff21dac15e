import { randomUUID } from 'node:crypto';
import { mailsToEmail } from '../../functions/src/clients/client-documents.ts';
import { awaitMail, mailsTo, runScheduleAt } from '../support/mailbox.ts';
import { storeTestMail } from '../support/mails.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { closeDialog, dialogHasLeft } from './close-dialog.ts';
import { openDesk, openPanel, unfold } from './desk-page.ts';
import { expect, firestoreNews, test } from './fixtures.ts';

const failure = 'The mail server doesn’t accept mail for this address (550 5.1.1 No such mailbox here)';

test('A failed mail is in Needs you and is sent again, and the office writes to a client', async ({
  page,
  allowConsole,
}) => {
  allowConsole(firestoreNews);
  const client = await createTestClient({ firstName: 'Marlow' });
  const project = await createTestProject(client);
  const subject = `Your invoice ${randomUUID().slice(0, 8)}`;
  const failed = await storeTestMail({
    ...{ to: client.email, clientId: client.id, projectId: project.id, subject },
    ...{ kind: 'invoice', status: 'failed', attempts: 1, failure },
  });
  await openDesk(page, await createTestStaff('office', 'Oda'));
  const failedMails = await unfold(page, 'Emails that did not go out');
  const row = failedMails.getByRole('listitem').filter({ hasText: subject });
  await expect(row).toContainText(failure);
  const link = row.getByRole('link', { name: 'Open the client' });
  await expect(link).toHaveAttribute('href', `/desk/clients/${client.id}`);
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toHaveCount(0);
  const states = async () => (await mailsToEmail(client.email)).map((mail) => mail.get('status'));
  await expect.poll(states).toEqual(['queued']);

  await page.goto(`/desk/projects/${project.id}`);
  const ofProject = (await openPanel(page, 'Emails')).getByRole('listitem');
  await expect(ofProject).toContainText('On its way');
  await runScheduleAt('sendWaitingMail', new Date());
  await expect(ofProject).toContainText('Sent');
  expect(await mailsTo(failed.to)).toHaveLength(1);

  await page.goto(`/desk/clients/${client.id}`);
  await page.getByRole('button', { name: 'Write to Marlow' }).click();
  const form = page.getByRole('dialog', { name: 'Write to Marlow' });
  await form.getByLabel('Message').fill('We come on Tuesday.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Subject is required', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Subject')).toBeFocused();
  await form.getByLabel('Subject').fill('Your gate, next steps');
  await closeDialog(page);
  await page.reload();
  await page.getByRole('button', { name: 'Write to Marlow' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('We come on Tuesday.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();
  await dialogHasLeft(page);
  expect(await awaitMail(client.email, 2)).toMatchObject({
    subject: 'Your gate, next steps',
    text: 'We come on Tuesday.\n\nOda\nLakeline Mobile Welding\n(312) 555-0148',
  });
  const written = (await openPanel(page, 'Emails'))
    .getByRole('listitem')
    .filter({ hasText: 'Your gate, next steps' });
  await expect(written).toBeVisible();
  await expect.poll(states).toEqual(['sent', 'sent']);
  // The emulator may lose a change while another page begins to listen.
  await page.reload();
  await openPanel(page, 'Emails');
  await expect(written).toContainText('Sent');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Oda wrote the email: Your gate, next steps',
  );
});
