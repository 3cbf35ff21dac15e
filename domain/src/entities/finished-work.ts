import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { inLanguages, say } from '../values/language.ts';
import { maxCaptionLength, textLimits } from '../values/limits.ts';
import {
  creationTime,
  field,
  lenient,
  stored,
  storedCode,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import {
  baseVersion,
  idSchema,
  instantSchema,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { actorSchema } from './audit-entry.ts';
import { quotableServices } from './service-type.ts';

export const finishedWorkTexts = inLanguages({
  title: say('Title', 'Título'),
  titleRequired: say('Please say what was welded', 'Diga qué se soldó'),
  town: say('Town', 'Población'),
  caption: say('Caption', 'Texto'),
  published: say('Published', 'Publicado'),
  given: say('Consent', 'El permiso'),
  /** The consent text, stored with each consent. */
  consent: say(
    'You may show photos of this work on your website, with the town and without my name or address. I can take this back at any time.',
    'Pueden mostrar fotos de este trabajo en su sitio web, con la población y sin mi nombre ni mi dirección. Puedo retirar este permiso en cualquier momento.',
  ),
  /** The review's consent text, stored with the review. */
  reviewConsent: say(
    'You may show my review on your website, word for word, with my first name and town. I can take this back at any time.',
    'Pueden mostrar mi reseña en su sitio web, palabra por palabra, con mi nombre y mi población. Puedo retirar este permiso en cualquier momento.',
  ),
  choosePhotos: say(
    'Choose at least one after photo, and one for each before photo',
    'Elija al menos una foto de después, y una por cada foto de antes',
  ),
  photoNotOfProject: say(
    'One of these photos is no longer in the project. Please choose again',
    'Una de estas fotos ya no está en el proyecto. Elija de nuevo',
  ),
  noConsent: say(
    'The client has not agreed to this work being shown',
    'El cliente no ha dado permiso para mostrar este trabajo',
  ),
  cannotResize: say(
    'One of these photos can’t be made smaller for the site. Please choose a JPEG or PNG photo',
    'No se puede reducir una de estas fotos para el sitio. Elija una foto JPEG o PNG',
  ),
  tooManyPixels: say(
    'One of these photos has more than 4 megapixels. Please add it to the project again: the app makes it smaller',
    'Una de estas fotos tiene más de 4 megapíxeles. Agréguela de nuevo al proyecto: la aplicación la reduce',
  ),
  review: say('Review', 'Reseña'),
  reviewRequired: say('Please write a few words', 'Escriba unas palabras'),
  answer: say('Answer', 'Respuesta'),
  alreadyReviewed: say(
    'There is a review of this work already. It stays as it was written',
    'Ya hay una reseña de este trabajo. Se queda como se escribió',
  ),
  notPaidYet: say(
    'A review can be left once the invoice is paid',
    'La reseña se puede dejar cuando la factura esté pagada',
  ),
});

/** Photos of one place; `before` may be missing. Each is a photo's id, as the project's. */
const photoPair = z.object({ before: z.optional(idSchema), after: idSchema });

const workServiceSchema = z.enum(quotableServices);

/** The body of POST /api/projects/{id}/work-consent, of review-consent beside it, and of the desk's. */
export const showConsentSchema = strictBody({ given: trueOrFalse(() => finishedWorkTexts().given) });

/** The body of PUT /api/desk/projects/{id}/work. */
export const publishedWorkSchema = strictBody({
  updatedAt: baseVersion,
  title: requiredLine(
    () => finishedWorkTexts().title,
    textLimits.title,
    () => finishedWorkTexts().titleRequired,
  ),
  town: optionalLine(() => finishedWorkTexts().town, textLimits.name),
  service: workServiceSchema,
  caption: optionalText(() => finishedWorkTexts().caption, maxCaptionLength * 2),
  photos: z
    .array(photoPair, { error: () => finishedWorkTexts().choosePhotos })
    .check(
      z.minLength(1, { error: () => finishedWorkTexts().choosePhotos }),
      z.maxLength(3, { error: () => finishedWorkTexts().choosePhotos }),
    ),
});
export type PublishedWork = z.infer<typeof publishedWorkSchema>;

const consentSchema = z.object({ at: instantSchema, by: actorSchema, wording: z.string() });

/** Work for the site, under its project's id. Erased with its files and its client. */
export const storedFinishedWorkSchema = stored({
  id: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  /** The latest consent. A withdrawn one is kept as evidence, with `endedAt`. */
  consent: lenient(consentSchema, 'client'),
  endedAt: time('plain'),
  title: text('client'),
  town: text('client'),
  service: lenient(storedCode(quotableServices), 'plain'),
  caption: text('client'),
  photos: field(z.catch(z.array(photoPair), []), { holds: 'client', erased: [] }),
  /** Missing while the site does not show it. */
  publishedAt: time('plain'),
  createdAt: creationTime('plain'),
  updatedAt: time('plain'),
});
export type FinishedWork = z.infer<typeof storedFinishedWorkSchema>;

export function mayBeShown({ consent, endedAt }: Pick<FinishedWork, 'consent' | 'endedAt'>): boolean {
  return consent !== undefined && endedAt === undefined;
}

/** One work of GET /api/work: photos are addresses without their width. */
export type ShownWork = {
  readonly id: string;
  readonly title: string;
  readonly town: string;
  readonly service: NonNullable<FinishedWork['service']>;
  readonly photos: readonly { readonly before?: string; readonly after: string }[];
  readonly caption: string;
};

/** Maximum characters of a review and of its answer. */
export const maxReviewLength = 2_000;

/** The body of POST /api/projects/{id}/review. `published` is the consent to show it. */
export const newReviewSchema = strictBody({
  text: requiredText(
    () => finishedWorkTexts().review,
    maxReviewLength,
    () => finishedWorkTexts().reviewRequired,
  ),
  town: optionalLine(() => finishedWorkTexts().town, textLimits.name),
  published: trueOrFalse(() => finishedWorkTexts().published),
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** The body of PATCH /api/desk/reviews/{id}: an empty answer removes it. */
export const reviewAnswerSchema = strictBody({
  updatedAt: baseVersion,
  answer: optionalText(() => finishedWorkTexts().answer, maxReviewLength),
});

/** A client's review, under its project's id. */
export const storedReviewSchema = stored({
  id: field(idSchema, 'plain'),
  projectId: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  firstName: textOr('', { holds: 'client', erased: '' }),
  town: text('client'),
  text: textOr('', { holds: 'client', erased: '' }),
  at: creationTime('plain'),
  /** By the owner. */
  answer: text('client'),
  /** The client agreed to publish it. */
  published: field(z.catch(z.boolean(), false), 'plain'),
  /** The consent text. Kept when the consent is withdrawn. */
  wording: text('plain'),
  updatedAt: time('plain'),
});
export type Review = z.infer<typeof storedReviewSchema>;

/** A review in GET /api/work. `day` is Chicago's, `YYYY-MM-DD`: a page that shows it needs no time zone. */
export type ShownReview = Pick<Review, 'id' | 'firstName' | 'town' | 'text' | 'answer'> & {
  readonly day: string;
};
