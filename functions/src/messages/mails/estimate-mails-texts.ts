import { inLanguages, say } from '@welding/domain/values/language';

/** Presupuesto and orden de cambio differ in gender, so each sentence has both. */
const changed = 'change order';

const noun = (kind: string) => (kind === changed ? 'orden de cambio' : 'presupuesto');

const a = (kind: string) => (kind === changed ? 'a' : 'o');

const the = (kind: string) => (kind === changed ? 'la' : 'el');

const ofThe = (kind: string) => (kind === changed ? 'de la' : 'del');

const signed = (kind: string, isSigned: boolean) => (isSigned ? ` firmad${a(kind)}` : '');

export const estimateMailsTexts = inLanguages({
  for: say('For', 'Para'),
  total: 'Total',
  depositOnApproval: say('Deposit on approval', 'Anticipo al aprobar'),
  validUntil: say('Valid until', 'Vigente hasta'),
  alsoAttached: say(
    'It’s also attached as a PDF to print or save.',
    'También va en PDF, para imprimir o guardar.',
  ),
  askThere: say(
    'Not sure about something? Ask there, or reply to this email.',
    '¿Tiene alguna duda? Pregunte ahí mismo o responda a este correo.',
  ),
  declineThere: say(
    'Not going ahead? Decline it there, and tell us why in one tap.',
    '¿No va a seguir adelante? Dígalo ahí mismo y, con un toque, por qué.',
  ),
  stopReminders: say('Stop reminders', 'No recibir recordatorios'),
  openingOfEstimate: say('Thank you for contacting us.', 'Gracias por comunicarse con nosotros.'),
  openingOfChangeOrder: say(
    'There’s a change to your job. Here’s what changes and what it costs.',
    'Hay un cambio en su trabajo. Aquí está lo que cambia y lo que cuesta.',
  ),
  agreedBefore: say('Agreed before', 'Acordado antes'),
  newAgreedTotal: say('New agreed total', 'Nuevo total acordado'),
  deposit: say('Deposit', 'Anticipo'),
  approvedBy: say('Approved by', 'Quién aprobó'),
  nextDeposit: say(
    'Next: the deposit, if you haven’t paid it yet. Then we’ll plan the work with you.',
    'Lo que sigue: el anticipo, si todavía no lo ha pagado. Después planeamos el trabajo con usted.',
  ),
  nextCall: say(
    'Next: we’ll call you to plan the work.',
    'Lo que sigue: le llamaremos para planear el trabajo.',
  ),
  nextGoOn: say(
    'Next: we go on with the work as changed.',
    'Lo que sigue: continuamos el trabajo con este cambio.',
  ),
  seeAndPayDeposit: say('See it and pay the deposit', 'Ver y pagar el anticipo'),
  notApprovedByYou: say(
    'Didn’t approve this? Please call us right away.',
    '¿No fue usted quien aprobó? Llámenos de inmediato.',
  ),
  youAskedAbout: say(
    (noun: string) => `You asked us about your ${noun}.`,
    (kind) => `Usted nos preguntó algo sobre su ${noun(kind)}.`,
  ),
  answerIsBelow: say(
    (noun: string) => `Your question and our answer are below the ${noun}, too.`,
    (kind) => `Su pregunta y nuestra respuesta también están debajo ${ofThe(kind)} ${noun(kind)}.`,
  ),
  aClient: say('A client', 'Un cliente'),
  from: say('From', 'De'),
  project: say('Project', 'Proyecto'),
  openTheProject: say('Open the project', 'Abrir el proyecto'),
  clientWaits: say(
    (noun: string) => `The client is waiting for an answer: write it below the ${noun}, or call.`,
    (kind) => `El cliente espera una respuesta: escríbala debajo ${ofThe(kind)} ${noun(kind)} o llame.`,
  ),
  subject: say(
    (noun: string, name: string, total: string) => `Your ${noun} ${name}: ${total}`,
    (kind, name, total) => `Su ${noun(kind)} ${name}: ${total}`,
  ),
  goodUntil: say(
    (validUntil: string) => `It’s good until ${validUntil}.`,
    (day) => `Vigente hasta el ${day}.`,
  ),
  hasChanged: say(
    (noun: string) => `Your ${noun} has changed`,
    (kind) => `Su ${noun(kind)} cambió`,
  ),
  isReady: say(
    (noun: string) => `Your ${noun} is ready`,
    (kind) => `Su ${noun(kind)} está list${a(kind)}`,
  ),
  newVersion: say(
    (noun: string) => `Here is a new version of your ${noun}. It replaces the earlier one.`,
    (kind) => `Aquí está una versión nueva de su ${noun(kind)}. Reemplaza a la anterior.`,
  ),
  seePaper: say(
    (noun: string) => `See your ${noun}`,
    (kind) => `Ver su ${noun(kind)}`,
  ),
  reminderSubject: say(
    (noun: string, name: string, total: string) => `Reminder: your ${noun} ${name}, ${total}`,
    (kind, name, total) => `Recordatorio: su ${noun(kind)} ${name}, ${total}`,
  ),
  isWaiting: say(
    (noun: string) => `Your ${noun} is waiting for you`,
    (kind) => `Su ${noun(kind)} le espera`,
  ),
  mayWeGoAhead: say(
    (noun: string) => `We sent you this ${noun} and haven’t heard back. Should we go ahead?`,
    (kind) =>
      `Le enviamos est${kind === changed ? 'a' : 'e'} ${noun(kind)} y no hemos recibido respuesta. ¿Podemos empezar?`,
  ),
  youApproved: say(
    (name: string, total: string) => `You approved ${name}: ${total}`,
    (name, total) => `Usted aprobó ${name}: ${total}`,
  ),
  isApproved: say(
    (name: string) => `${name} is approved`,
    (name) => `Usted aprobó ${name}`,
  ),
  answerAbout: say(
    (name: string) => `Our answer about ${name}`,
    (name) => `Nuestra respuesta sobre ${name}`,
  ),
  youAsked: say(
    (text: string) => `You asked: ${text}`,
    (text) => `Usted preguntó: ${text}`,
  ),
  questionSubject: say(
    (noun: string, name: string) => `A question about ${noun} ${name}`,
    (kind, name) => `Una pregunta sobre ${the(kind)} ${noun(kind)} ${name}`,
  ),
  questionAbout: say(
    (name: string) => `A question about ${name}`,
    (name) => `Una pregunta sobre ${name}`,
  ),
  nouns: {
    estimate: say('Estimate', 'Presupuesto'),
    'change order': say('Change order', 'Orden de cambio'),
  },
  isAttached: say(
    (noun: string, isSigned: boolean) => `The ${isSigned ? 'signed ' : ''}${noun} is attached.`,
    (kind, isSigned) => `Va adjunt${a(kind)} ${the(kind)} ${noun(kind)}${signed(kind, isSigned)}.`,
  ),
  thankYouAttached: say(
    (noun: string, isSigned: boolean) =>
      `Thank you! The ${isSigned ? 'signed ' : ''}${noun} is attached as a PDF. Please keep it.`,
    (kind, isSigned) =>
      `¡Gracias! Va adjunt${a(kind)} ${the(kind)} ${noun(kind)}${signed(kind, isSigned)} en PDF. Por favor guárdel${a(kind)}.`,
  ),
  youCanApprove: say(
    (noun: string) => `You can sign our ${noun}, ask us a question, or decline it, all without signing in.`,
    (kind) =>
      `Puede aprobar nuestr${a(kind)} ${noun(kind)} con su firma, preguntarnos algo o rechazarl${a(kind)}, sin iniciar sesión.`,
  ),
});
