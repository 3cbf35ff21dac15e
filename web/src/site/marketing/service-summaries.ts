import type { QuotableService } from '@welding/domain/entities/service-type';

/** One line for a service's card. Apart from the descriptions, which the home page does not carry. */
export const serviceSummaries: Record<QuotableService, string> = {
  metal_structures:
    'Beams, columns, stairs, railings, gates and docks. Cut out, refitted and welded where they stand.',
  truck: 'Frames, trailers, dump bodies and fifth wheels, mended roadside, in your yard or at the dock.',
  aluminum:
    'Boats, tanks, trailers, dump beds and castings, TIG or pulsed MIG, with the filler the alloy asks for.',
};
