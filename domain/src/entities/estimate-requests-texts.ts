import { inLanguages, say } from '../values/language.ts';

export const estimateRequestsTexts = inLanguages({
  messages: {
    clientRequired: say('Client is required', 'Elija un cliente'),
    projectRequired: say('Project is required', 'Elija un proyecto'),
    validUntil: say(
      'Expiration date must be a day of the calendar',
      'La fecha de vigencia debe ser un día del calendario',
    ),
    validUntilPast: say(
      'Expiration date must not be in the past',
      'La fecha de vigencia no puede haber pasado',
    ),
    notDraft: say(
      'This estimate was sent and cannot be changed. Make a new version',
      'Este presupuesto ya se envió y no se puede cambiar. Haga una versión nueva',
    ),
    alreadySent: say('This estimate was already sent', 'Este presupuesto ya se envió'),
    draftVersion: say(
      'This estimate is a draft. Change it instead',
      'Este presupuesto es un borrador. Cámbielo directamente',
    ),
    approvedEarlier: say(
      'The client has approved this estimate. Write a change order for what is added',
      'El cliente ya aprobó este presupuesto. Escriba una orden de cambio para lo que se agrega',
    ),
    replacedAlready: say(
      'There is a newer version of this estimate already',
      'Ya hay una versión más nueva de este presupuesto',
    ),
    noEmail: say(
      'This client has no email. Add one first',
      'Este cliente no tiene correo electrónico. Agregue uno primero',
    ),
    noDraft: say('Only a draft can be deleted', 'Solo se puede borrar un borrador'),
    notSent: say(
      'This estimate is not open for an answer',
      'Este presupuesto no está abierto para una respuesta',
    ),
    notMailed: say(
      'This estimate has not been sent, or was declined or replaced',
      'Este presupuesto no se ha enviado, o se rechazó o se reemplazó',
    ),
    replaced: say(
      'This estimate was replaced by a newer version. Please look at that one',
      'Una versión más nueva reemplazó este presupuesto. Consulte esa versión',
    ),
    expired: say(
      'This estimate has expired. Please call us for a new one',
      'Este presupuesto ya venció. Llámenos para recibir uno nuevo',
    ),
    approved: say('This estimate was already approved', 'Este presupuesto ya se aprobó'),
    declined: say('This estimate was declined', 'Este presupuesto se rechazó'),
    changed: say(
      'This estimate has changed since you opened it. Please look at it again',
      'Este presupuesto cambió desde que usted lo abrió. Revíselo de nuevo',
    ),
    pamphlet: say('Please confirm that you received the pamphlet', 'Confirme que recibió el folleto'),
    signedBeforeSent: say(
      'The phone says that this was signed before it was sent. Please check the phone’s date and time, and have it signed again',
      'Según el teléfono, esto se firmó antes de enviarse. Revise la fecha y la hora del teléfono y pida que se firme otra vez',
    ),
    signatureRequired: say(
      'Please sign, or choose to sign by typing your name',
      'Firme, o elija firmar escribiendo su nombre',
    ),
    oneSignature: say(
      'Please sign once: drawn or typed',
      'Firme una sola vez: a mano o escribiendo su nombre',
    ),
    signatureInvalid: say(
      'The signature must be a PNG image of at most 60 kB',
      'La firma debe ser una imagen PNG de 60 kB como máximo',
    ),
    tooManyQuestions: say(
      'You’ve already asked a lot of questions. Please call us',
      'Ya nos hizo muchas preguntas. Llámenos, por favor',
    ),
    changeOfOpen: say(
      'A change order needs an estimate that the client has approved',
      'Una orden de cambio necesita un presupuesto aprobado por el cliente',
    ),
    changeOfOther: say('This estimate belongs to another project', 'Este presupuesto es de otro proyecto'),
    changeTooLow: say(
      'A change order cannot take off more than was agreed',
      'Una orden de cambio no puede restar más de lo acordado',
    ),
    changeCopied: say(
      'A change order belongs to its project. Write a new one there',
      'Una orden de cambio es de su proyecto. Escriba una nueva allí',
    ),
    agreedMeanwhile: say(
      'Another change was approved in the meantime, so the total is different. Please ask for a new version',
      'Mientras tanto se aprobó otro cambio, así que el total es distinto. Pida una versión nueva',
    ),
    agreedIsOther: say(
      'What was agreed for this job has changed in the meantime. Show the client the new total, and have it signed again',
      'Mientras tanto cambió lo acordado para este trabajo. Muestre al cliente el total nuevo y pida que firme otra vez',
    ),
    noExtraWork: say(
      'You can’t agree to extra work at a visit. Please call the office',
      'Usted no puede acordar trabajo adicional en una visita. Llame a la oficina',
    ),
    extraWorkUpTo: say(
      (limit: string) =>
        `You can agree to extra work of up to ${limit} at a visit. Please call the office for more`,
      (limit) =>
        `Usted puede acordar trabajo adicional de hasta ${limit} en una visita. Para más, llame a la oficina`,
    ),
    visitWithoutProject: say(
      'This visit belongs to no project. Please call the office',
      'Esta visita no es de ningún proyecto. Llame a la oficina',
    ),
    jobCancelled: say('This job was cancelled. Please call us', 'Este trabajo se canceló. Llámenos'),
    projectCancelled: say(
      'This project is cancelled. Reopen it first',
      'Este proyecto está cancelado. Ábralo de nuevo primero',
    ),
    takesOff: say('Amount must not be negative', 'El monto no puede ser negativo'),
    depositNone: say('No deposit is asked for', 'No se pide ningún anticipo'),
    depositNotYet: say('Please approve the estimate first', 'Apruebe primero el presupuesto'),
    depositPaid: say('The deposit is already paid', 'El anticipo ya está pagado'),
    depositAmount: say('The amount doesn’t match the deposit', 'El monto no coincide con el anticipo'),
  },
  terms: say('Terms', 'Condiciones'),
  answer: say('Answer', 'Respuesta'),
  name: say('Name', 'Nombre'),
  nameRequired: say('Name is required', 'Escriba el nombre'),
  note: say('Note', 'Nota'),
  noteRequired: say('Please note what was said', 'Anote lo que se dijo'),
  reason: say('Reason', 'Motivo'),
  declinedFor: say('Please choose one of the reasons', 'Elija uno de los motivos'),
  question: say('Question', 'Pregunta'),
  questionRequired: say('Please write your question', 'Escriba su pregunta'),
  atHome: say('At home', 'En un hogar'),
  typed: say('Typed must be true or missing', 'typed debe ser true o faltar'),
  pamphlet: say('Pamphlet', 'Folleto'),
});
