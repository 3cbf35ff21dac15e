import type { Staff } from '@welding/domain/entities/staff';
import { deskPaths } from '@welding/domain/paths';
import { chicagoInstant, quietDay } from '../support/coming-day.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { leadTo } from './lead-to.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { spokenEnglish } from './spoken-english.ts';

/** Somebody's day, typed in Spanish or chosen among our services. */
async function aDayOf(welder: Staff) {
  const client = await createTestClient({ firstName: 'Inés', lastName: 'Muñoz' });
  const project = await createTestProject(client, {
    title: 'Mobile Welding Services',
    description: 'Bisagra rota',
  });
  const common = {
    clientName: 'Inés Muñoz',
    phone: '(312) 555-0100',
    address: '1400 S Michigan Ave',
    description: 'Bisagra rota',
    projectId: project.id,
    welderId: welder.id,
  };
  const visit = await createTestAppointment(client, {
    ...common,
    title: 'Aluminum Welding',
    scheduledDate: todayAt(9),
    windowMinutes: 60,
    amountToCollect: 200,
  });
  return { client, project, common, visit };
}

test('A welder reads no English in a day, from the stops to the hours', { tag: '@all' }, async ({ page }) => {
  test.slow();
  const welder = await createTestStaff('welder', 'Wendy');
  const { visit } = await aDayOf(welder);
  await page.setViewportSize({ width: 320, height: 800 });
  await openDesk(page, welder, 'es');
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect(height, 'the bar at the top is one row').toBeLessThan(60);
  await page.setViewportSize({ width: 360, height: 800 });
  const stop = page.getByRole('article', { name: 'Inés Muñoz' });
  await expect(stop.getByText('Llegar 9–10 a. m.')).toBeVisible();
  await stop.getByRole('button', { name: 'Voy en camino' }).click();
  await expect(stop.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await stop.getByRole('button', { name: 'Terminar', exact: true }).click();
  await expect(stop.getByLabel('Horas trabajadas')).toBeVisible();
  expect(await spokenEnglish(page, 'anywhere')).toEqual([]);
  await stop.getByRole('button', { name: 'Todavía no' }).click();
  await stop.getByRole('button', { name: 'No se puede hacer' }).click();
  await expect(stop.getByLabel('¿Por qué no se puede hacer este trabajo?')).toBeVisible();
  await stop.getByText('Fotos', { exact: true }).click();
  await stop.getByText('Mis gastos').click();
  await expect(stop.getByText('Todavía no hay gastos.')).toBeVisible();
  expect(await spokenEnglish(page, 'anywhere')).toEqual([]);
  await expectNoSidewaysScroll(page);
  await stop.getByRole('button', { name: 'Cobrar $200.00' }).click();
  await expect(page.getByRole('dialog').getByLabel('Monto')).toBeVisible();
  expect(await spokenEnglish(page, 'anywhere')).toEqual([]);
  for (const [path, heading] of [
    ['calendar', 'Calendario'],
    [`calendar/visits/${visit.id}`, 'Soldadura de aluminio'],
    ['calendar/hours', 'Mis horas'],
  ] as const) {
    await leadTo(page, `/desk/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    expect(await spokenEnglish(page, 'anywhere'), path).toEqual([]);
    await expectNoSidewaysScroll(page, [1280]);
  }
});

test('The office reads no English in the calendar, its forms and the hours', { tag: '@all' }, async ({
  page,
}) => {
  test.slow();
  const [owner, welder] = [
    await createTestStaff('owner', 'Olivia'),
    await createTestStaff('welder', 'Wendy'),
  ];
  const { client, common, project } = await aDayOf(welder);
  const day = quietDay('Monday');
  const scheduledDate = chicagoInstant(`${day}T09:00`).toISOString();
  const { id } = await createTestAppointment(client, {
    ...common,
    title: 'Barandal',
    scheduledDate,
    outsideHours: true,
  });
  await openDesk(page, owner, 'es');
  expect(await spokenEnglish(page, 'own words')).toEqual([]);
  for (const [path, heading] of [
    [`calendar?view=day&day=${day}`, 'Calendario'],
    [`calendar/visits/${id}`, 'Barandal'],
    [`calendar?view=week&day=${day}`, 'Calendario'],
    [`calendar/new?day=${day}&client=${client.id}`, 'Visita nueva'],
    [`calendar?view=list&day=${day}`, 'Calendario'],
    [`calendar/move-day?welder=${welder.id}&day=${day}`, 'Mover el día de Wendy'],
    ['calendar/blocks/new', 'Bloquear tiempo'],
    ['calendar/move-day', 'Mover un día'],
    ['calendar/recurring/new', 'Bloquear tiempo cada semana'],
    ['calendar/hours', 'Horas'],
    [`projects/${project.id}`, 'Servicio de soldadura a domicilio'],
  ] as const) {
    await leadTo(page, `/desk/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    expect(await spokenEnglish(page, 'own words'), path).toEqual([]);
  }
});

test('Whoever writes for a client of another language is told so wherever the client reads it', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const owner = await createTestStaff('owner', 'Olivia');
  const { client, project } = await aDayOf(owner);
  await openDesk(page, owner, 'es');
  const note = page.getByText('Inés lee en inglés: lo que escriba no se traduce.');
  for (const path of [
    deskPaths.newProject(client.id),
    deskPaths.newEstimate({ project: project.id }),
    deskPaths.newInvoice({ project: project.id }),
    deskPaths.newVisit({ client: client.id }),
  ]) {
    await leadTo(page, `/desk${path}`);
    await expect(note, path).toBeVisible();
    await expectNoSidewaysScroll(page, [1280]);
  }
  await leadTo(page, `/desk${deskPaths.newEstimate({ project: project.id })}`);
  await expect(page.getByLabel('Unidad')).toHaveValue('hora');
});
