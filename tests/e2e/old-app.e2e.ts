import { randomUUID } from 'node:crypto';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import * as z from 'zod';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffSession } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { openEarlierPortal, serveOldApp } from './old-app.ts';
import { appointmentsCard, projectsCard } from './portal-page.ts';

const withId = z.object({ id: z.string(), updatedAt: z.nullish(z.string()) });

test('A portal and a desk loaded before an update show data stored after it', {
  tag: '@all',
}, async ({ page, context, otherDevice, stack, allowConsole }) => {
  test.slow();
  // The service worker, the pictures and the typefaces of the earlier app are not there.
  allowConsole(/status of 404|Failed to load resource|sw\.js|woff2/);
  const [owner, welder, client] = await Promise.all([
    createTestStaff('owner'),
    createTestStaff('welder'),
    createTestClient(),
  ]);
  const { idToken } = await staffSession(owner);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${stack.hosting}/api/desk/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${idToken}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const json: unknown = await response.json();
    expect(response.ok, `${path}: ${JSON.stringify(json)}`).toBe(true);
    return withId.parse(json);
  };
  const today = chicagoDate(new Date());
  const title = `Gate of ${client.id.slice(0, 8)}`;
  const ofClient = { clientId: client.id };
  const project = await post('projects', { ...ofClient, title, serviceType: 'other', estimatedCost: 900 });
  const ofProject = { ...ofClient, projectId: project.id };
  await post('appointments', {
    ...ofProject,
    title: `Weld ${title}`,
    scheduledDate: new Date(Date.now() + 30 * 60_000).toISOString(),
    duration: '60',
    welderIds: [welder.id],
    bookAnyway: true,
  });
  const lines = [
    { kind: 'labor', description: 'Weld the gate', quantity: 2, unit: 'hour', unitPrice: 120 },
    { kind: 'material', description: 'Hinge', quantity: 2, unitPrice: 30, includedTax: { tax: 5, of: 60 } },
  ];
  const estimate = await post('estimates', {
    ...ofProject,
    lines,
    deposit: { kind: 'percent', value: 25 },
    validUntil: addDays(today, 30),
  });
  await post(`estimates/${estimate.id}/send`, { updatedAt: estimate.updatedAt ?? null });
  const invoice = await post('invoices', {
    ...ofProject,
    lines,
    discount: { kind: 'amount', value: 5 },
    taxRate: 8,
    dueDate: addDays(today, 14),
  });
  await post(`invoices/${invoice.id}/send`, { updatedAt: invoice.updatedAt ?? null, aboveAgreed: true });

  await serveOldApp(context, stack);
  await openDesk(page, owner);
  await expect(page.getByText(`Weld ${title}`).first()).toBeVisible();
  await page.goto(`/desk/money/invoices/${invoice.id}`);
  await expect(page.getByText('Weld the gate').first()).toBeVisible();
  await page.goto(`/desk/projects/${project.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/could not be read/)).toHaveCount(0);

  const portal = await otherDevice();
  await serveOldApp(portal.context(), stack);
  await openEarlierPortal(portal, client);
  await expect(projectsCard(portal).getByText(title).first()).toBeVisible();
  await expect(appointmentsCard(portal).getByText(`Weld ${title}`)).toBeVisible();
  await expect(portal.getByText(/could not be read/)).toHaveCount(0);
});
