import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './estimate-mails-texts.en.ts';

/** Presupuesto and orden de cambio differ in gender, so each sentence has both. */
const changed = 'change order';
const noun = (kind: string) => (kind === changed ? 'orden de cambio' : 'presupuesto');
const a = (kind: string) => (kind === changed ? 'a' : 'o');
const the = (kind: string) => (kind === changed ? 'la' : 'el');
const signed = (kind: string, isSigned: boolean) => (isSigned ? ` firmad${a(kind)}` : '');

export const texts: Translated<typeof english> = {
  for: 'Para',
  total: 'Total',
  depositOnApproval: 'Anticipo al aprobar',
  validUntil: 'Vigente hasta',
  alsoAttached: 'También va en PDF, para imprimir o guardar.',
  askThere: '¿Tiene alguna duda? Pregunte ahí mismo o responda a este correo.',
  openingOfEstimate: 'Gracias por comunicarse con nosotros.',
  openingOfChangeOrder: 'Hay un cambio en su trabajo. Aquí está lo que cambia y lo que cuesta.',
  agreedBefore: 'Acordado antes',
  newAgreedTotal: 'Nuevo total acordado',
  deposit: 'Anticipo',
  approvedBy: 'Quién aprobó',
  nextDeposit:
    'Lo que sigue: el anticipo, si todavía no lo ha pagado. Después planeamos el trabajo con usted.',
  nextCall: 'Lo que sigue: le llamaremos para planear el trabajo.',
  seeAndPayDeposit: 'Ver y pagar el anticipo',
  notApprovedByYou: '¿No fue usted quien aprobó? Llámenos de inmediato.',
  youAskedAboutEstimate: 'Usted nos preguntó algo sobre su presupuesto.',
  seeEstimate: 'Ver su presupuesto',
  answerStandsBelow: 'Su pregunta y nuestra respuesta también están debajo del presupuesto.',
  aClient: 'Un cliente',
  from: 'De',
  project: 'Proyecto',
  openTheProject: 'Abrir el proyecto',
  clientWaits: 'El cliente espera una respuesta: escríbala debajo del presupuesto o llame.',
  subject: (kind, name, total) => `Su ${noun(kind)} ${name}: ${total}`,
  goodUntil: (day) => `Vigente hasta el ${day}.`,
  hasChanged: (kind) => `Su ${noun(kind)} cambió`,
  isReady: (kind) => `Su ${noun(kind)} está list${a(kind)}`,
  newVersion: (kind) => `Aquí está una versión nueva de su ${noun(kind)}. Reemplaza a la anterior.`,
  seePaper: (kind) => `Ver su ${noun(kind)}`,
  reminderSubject: (kind, name, total) => `Recordatorio: su ${noun(kind)} ${name}, ${total}`,
  isWaiting: (kind) => `Su ${noun(kind)} le espera`,
  mayWeGoAhead: (kind) =>
    `Le enviamos est${kind === changed ? 'a' : 'e'} ${noun(kind)} y no hemos recibido respuesta. ¿Podemos empezar?`,
  youApproved: (name, total) => `Usted aprobó ${name}: ${total}`,
  isApproved: (name) => `Usted aprobó ${name}`,
  answerAbout: (name) => `Nuestra respuesta sobre ${name}`,
  youAsked: (text) => `Usted preguntó: ${text}`,
  questionSubject: (name) => `Una pregunta sobre el presupuesto ${name}`,
  questionAbout: (name) => `Una pregunta sobre ${name}`,
  nouns: { estimate: 'Presupuesto', 'change order': 'Orden de cambio' },
  isAttached: (kind, isSigned) => `Va adjunt${a(kind)} ${the(kind)} ${noun(kind)}${signed(kind, isSigned)}.`,
  thankYouAttached: (kind, isSigned) =>
    `¡Gracias! Va adjunt${a(kind)} ${the(kind)} ${noun(kind)}${signed(kind, isSigned)} en PDF. Por favor guárdel${a(kind)}.`,
  youCanApprove: (kind) =>
    `Puede aprobar nuestr${a(kind)} ${noun(kind)} con su firma, preguntarnos algo o rechazarl${a(kind)}, sin iniciar sesión.`,
};
