import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { clients } from '../../../functions/src/clients/clients.ts';
import { chicagoInstant, quietDay } from '../../support/coming-day.ts';
import { createTestPayment, createTestQuote } from '../../support/desk.ts';
import { anApproval } from '../../support/entities.ts';
import { storeTestMail } from '../../support/mails.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../../support/sample-money.ts';
import { createTestStaff } from '../../support/staff.ts';
import { todayAt } from '../../support/visits.ts';

export const longName = 'Wolfeschlegelsteinhausenbergerdorff';
export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
/** A photo from another site. */
export const photoElsewhere = 'https://photos.example/1.svg';

/** A drawn stroke, as a canvas exports it. */
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A client with every kind of record, typed in Spanish, with long names. */
export async function openShop() {
  const [owner, welder, second] = await Promise.all([
    createTestStaff('owner', 'Olivia'),
    createTestStaff('welder', `Maximilian ${longName}`),
    createTestStaff('welder', 'Lee'),
  ]);
  const client = await createTestClient({
    firstName: 'Inés',
    lastName: longName,
    email: `${crypto.randomUUID()}@${longWord}.example.com`.toLowerCase(),
    address: `1420 ${longWord}, Chicago`,
  });
  const project = await createTestProject(client, {
    title: `Cambio de las bisagras del portón ${longWord} ${client.id.slice(0, 8)}`,
    description: `La hoja izquierda roza el piso. ${longWord}`,
    status: 'in_progress',
    estimatedCost: 1850.5,
    beforePhotos: [photoElsewhere],
  });
  return {
    ...{ owner, welder, client, project },
    ...(await planVisits()),
    ...(await writePapers()),
    ...(await askForWork()),
  };

  async function planVisits() {
    const common = { clientName: `Inés ${longName}`, phone: '(312) 555-0100', description: longWord };
    const place = { address: '1400 S Michigan Ave, Chicago, IL 60605', zip: '60605' };
    const day = quietDay('Monday');
    const at = (clock: string) => chicagoInstant(`${day}T${clock}`).toISOString();
    const plan = (fields: Parameters<typeof createTestAppointment>[1]) =>
      createTestAppointment(client, {
        ...common,
        ...place,
        title: 'Aluminum Welding',
        projectId: project.id,
        ...fields,
      });
    const mine = { welderId: welder.id };
    await plan({ ...mine, scheduledDate: at('08:00'), duration: '120' });
    await plan({ ...mine, scheduledDate: at('09:00'), status: 'rescheduled' });
    await plan({ ...mine, scheduledDate: at('11:00'), status: 'completed' });
    const { id: toConfirm } = await plan({ scheduledDate: at('13:00'), duration: '30', outsideHours: true });
    const { id: visit } = await plan({
      ...mine,
      scheduledDate: todayAt(9),
      windowMinutes: 60,
      amountToCollect: 200,
    });
    await plan({
      ...{ welderIds: [welder.id, second.id], clientName: 'Greta Muñoz', scheduledDate: todayAt(11) },
      ...{ onMyWayAt: todayAt(10.5), startedAt: todayAt(11) },
    });
    await plan({ ...mine, clientName: 'Hugo Muñoz', scheduledDate: todayAt(40) });
    await plan({ ...mine, scheduledDate: todayAt(41), title: 'Barandal', needsWelder: true });
    return { day, visit, toConfirm };
  }

  async function writePapers() {
    const [now, today] = [new Date().toISOString(), chicagoDate(new Date())];
    const lines = [
      { kind: 'labor' as const, description: 'Soldar bisagra', quantity: 10, unit: 'hour', unitPrice: 125 },
      { kind: 'material' as const, description: `Bisagras ${longName}`, quantity: 4, unitPrice: 38.75 },
      { kind: 'trip' as const, description: 'Viaje', quantity: 1, unitPrice: 90 },
    ];
    const paper = { project, lines, recipient: { name: `Inés ${longName}`, address: longWord } };
    const estimate = await createTestEstimate(client, {
      ...paper,
      ...{ taxRate: 8.25, discount: { kind: 'percent' as const, value: 5 }, status: 'approved' as const },
      ...{ validUntil: addDays(today, 20), terms: 'La mitad al aprobar, el resto al colgar el portón.' },
      ...{ questions: [{ at: now, text: '¿Incluye pintura?' }], awaitsAnswer: true },
      approval: anApproval({ name: `Inés ${longName}`, signature, consent: 'Apruebo.', at: now }),
    });
    const declined = await createTestEstimate(client, { ...paper, status: 'declined', declinedAt: now });
    const draft = await createTestEstimate(client, { ...paper, status: 'draft' });
    const invoice = await createTestInvoice(client, {
      ...{ ...paper, total: 400, credited: 25, paid: 100, balance: 275, dueDate: addDays(today, -40) },
      credits: [{ number: 'CN-9001', amount: 25, reason: 'Una bisagra menos', at: now }],
    });
    const of = { projectId: project.id };
    await createTestPayment(client.id, { ...of, invoiceId: invoice.id, amount: 100 });
    await createTestPayment('', { projectId: '', amount: 75 });
    const disputeDueAt = new Date(Date.now() + 604_800_000).toISOString();
    await createTestPayment(client.id, {
      ...of,
      amount: 60,
      disputeStatus: 'needs_response',
      disputeDueAt,
    });
    await createTestPayment(client.id, { ...of, amount: 90, refundFailedAmount: 40 });
    return { estimate, declined, draft, invoice };
  }

  async function askForWork() {
    const { id: request } = await createTestQuote({
      ...{
        firstName: 'Inés',
        lastName: longName,
        phone: client.phone,
        zip: '60505',
        language: 'es' as const,
      },
      ...{
        description: `Bisagra rota ${longWord}`,
        serviceType: 'aluminum' as const,
      },
      intake: { metal: 'steel', thickness: 'thin', tank: 'yes' },
      priceRange: { low: 300, high: 380 },
    });
    const to = { to: client.email, clientId: client.id, text: 'Vamos el martes.' };
    const failure = `El servidor no acepta correo (550 ${longWord})`;
    const subject = `Factura ${client.id.slice(0, 8)} del portón`;
    await storeTestMail({ ...to, status: 'failed', attempts: 6, failure, subject });
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    const later = { attempts: 2, dueAt, failure: 'El servidor no responde' };
    await storeTestMail({ ...to, ...later, subject: 'Su portón' });
    const sentAt = new Date().toISOString();
    await storeTestMail({
      ...to,
      status: 'sent',
      sentAt,
      subject: 'Su reja',
      text: `${longWord} ${longWord}`,
    });
    await storeTestMail({ ...to, to: '', status: 'withdrawn', failure: 'readerGone', subject: 'Su baranda' });
    return { request, subject };
  }
}

/** Makes Spanish the client's language. */
export async function speakSpanish({ id }: { readonly id: string }): Promise<void> {
  await (await clients()).doc(id).update({ language: 'es' });
}
