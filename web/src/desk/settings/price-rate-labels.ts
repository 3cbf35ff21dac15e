import type { PriceRates } from '@welding/domain/business/price-rates';

type Hours = PriceRates['hours'];
type Extra = PriceRates['extraPercent'];

/** The hours of a job by how thick its metal is, in the order of the form. */
export const thicknessLabels: readonly { readonly name: keyof Hours; readonly label: string }[] = [
  { name: 'thin', label: 'Under 1/8 in' },
  { name: 'medium', label: '1/8 to 3/8 in' },
  { name: 'heavy', label: 'Over 3/8 in' },
];

/** What makes the hours more, in the order of the form. */
export const extraLabels: readonly { readonly name: keyof Extra; readonly label: string }[] = [
  { name: 'stainless', label: 'Stainless steel' },
  { name: 'aluminum', label: 'Aluminum' },
  { name: 'cast_iron', label: 'Cast iron' },
  { name: 'several', label: 'A few places, or up to 3 ft' },
  { name: 'large', label: 'More than that' },
  { name: 'vertical', label: 'Upright, from the side' },
  { name: 'overhead', label: 'Overhead' },
  { name: 'leads', label: 'Leads up to 150 ft' },
  { name: 'carry', label: 'Further, upstairs or on a roof' },
];
