import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type FinishedWork, finishedWorkTexts, type Review } from '@welding/domain/entities/finished-work';
import type { Project } from '@welding/domain/entities/project';
import { type QuotableService, quotableServices } from '@welding/domain/entities/service-type';
import { reviews } from '../../functions/src/works/reviews.ts';
import { storeCopies } from '../../functions/src/works/work-photos.ts';
import { works } from '../../functions/src/works/works.ts';
import { daysFrom, samplePhotosFolder } from './sample-projects.ts';

/** Drawings of finished work that no project shows. */
const drawingsFolder = join(import.meta.dirname, 'work-photos');

/** Ids of their photos, by the drawing's file. */
const drawings = {
  '9a07a000-0000-4000-8000-000000000001': join(samplePhotosFolder, 'trailer-before.svg'),
  '9a07a000-0000-4000-8000-000000000002': join(samplePhotosFolder, 'trailer-after.svg'),
  '9a07a000-0000-4000-8000-000000000003': join(samplePhotosFolder, 'trailer-seam.svg'),
  '9a07a000-0000-4000-8000-000000000004': join(samplePhotosFolder, 'truck-crack.svg'),
  '9a07a000-0000-4000-8000-000000000005': join(drawingsFolder, 'truck-welded.svg'),
  '9a07a000-0000-4000-8000-000000000006': join(samplePhotosFolder, 'gate-hinge.svg'),
  '9a07a000-0000-4000-8000-000000000007': join(drawingsFolder, 'gate-welded.svg'),
} as const;
type Drawing = keyof typeof drawings;

type Sample = {
  readonly title: string;
  readonly town: string;
  readonly photos: { before?: Drawing; after: Drawing }[];
};

const samples: Record<QuotableService, Sample> = {
  aluminum: {
    title: 'Boat trailer crossmember',
    town: 'Berwyn',
    photos: [
      { before: '9a07a000-0000-4000-8000-000000000001', after: '9a07a000-0000-4000-8000-000000000002' },
      { after: '9a07a000-0000-4000-8000-000000000003' },
    ],
  },
  truck: {
    title: 'Dump truck frame rail',
    town: 'Cicero',
    photos: [
      { before: '9a07a000-0000-4000-8000-000000000004', after: '9a07a000-0000-4000-8000-000000000005' },
    ],
  },
  metal_structures: {
    title: 'Driveway gate hinges',
    town: 'Oak Park',
    photos: [
      { before: '9a07a000-0000-4000-8000-000000000006', after: '9a07a000-0000-4000-8000-000000000007' },
    ],
  },
};

const caption = 'Sample drawing, not a real job.';

type Client = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** Stores a finished work for each service and a review, with drawings for photos. */
export async function storeSampleWorks(
  now: Date,
  jobs: readonly Project[],
  clients: readonly Client[],
): Promise<void> {
  for (const service of quotableServices) {
    const job = jobs.find(({ status, serviceType }) => status === 'completed' && serviceType === service);
    const client = clients.find(({ id }) => id === job?.clientId);
    if (!job || !client) throw new RangeError(`No job of ${service} is done`);
    const { photos, ...sample } = samples[service];
    const at = daysFrom(now, -5);
    const by = { id: client.id, name: `${client.firstName} ${client.lastName}`, role: 'client' } as const;
    const work: FinishedWork = {
      ...{ ...sample, caption, service, photos, id: job.id, clientId: client.id },
      consent: { at, by, wording: finishedWorkTexts().consent },
      publishedAt: at,
      createdAt: at,
    };
    for (const id of photos.flatMap(({ before, after }) => (before ? [before, after] : [after])))
      await storeCopies(job.id, id, await drawn(id));
    await (await works()).doc(work.id).set(work);
    if (service === 'aluminum') await storeReview(work, client.firstName, at);
  }
}

async function storeReview(
  { id, clientId, town }: FinishedWork,
  firstName: string,
  at: string,
): Promise<void> {
  const review: Review = {
    ...{ id, projectId: id, clientId, firstName, at, published: true, ...(town && { town }) },
    text: 'Sample: They came on a Saturday, welded the trailer where it stood, and the price was the price. The paint is mine to do.',
    answer: 'Sample: Thank you. Zinc primer first, then any marine paint.',
    wording: finishedWorkTexts().reviewConsent,
  };
  await (await reviews()).doc(id).set(review);
}

/** Half the width of the largest copy, because each start of a stack waits for it. */
async function drawn(id: Drawing): Promise<Buffer> {
  const svg = await readFile(drawings[id]);
  return new Resvg(svg, { fitTo: { mode: 'width', value: 800 } }).render().asPng();
}
