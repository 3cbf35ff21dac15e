import { mailParamsSchema, newMailSchema } from '@welding/domain/entities/mail';
import { apiMessages } from '@welding/domain/messages';
import { findClient } from '#clients/clients.ts';
import { nothing, params } from '#http/readers.ts';
import { deskOf, office } from '#http/resource-routes.ts';
import { notFound } from '#refusal.ts';
import { dismissMail, sendMailAgain, storeWrittenMail, writtenMailText } from './desk-mails.ts';

const desk = deskOf(params(mailParamsSchema));

export const routes = [
  desk.post('/mails', office, newMailSchema, async ({ clientId, subject, text }, by) => {
    const client = await findClient(clientId);
    if (!client) throw notFound(apiMessages.clientNotFound);
    return await storeWrittenMail(client, { subject, text: writtenMailText(text, by.staff.name) }, by);
  }),
  /** 409 for a mail that did not fail, or is too late. */
  desk.step('/mails/:id/send-again', office, nothing, (_, { actor }, id) => sendMailAgain(id, actor)),
  desk.step('/mails/:id/dismiss', office, nothing, (_, { actor }, id) => dismissMail(id, actor)),
];
