import type { MyDetailsForm } from '@welding/domain/entities/my-details';
import type { ComponentProps } from 'react';

type DetailField = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
  readonly name: keyof MyDetailsForm;
  readonly label: string;
  readonly hint?: string;
  /** Whether it takes the form's whole width. */
  readonly isWide?: boolean;
};

/** The fields of a client's own contact data, in the order of the form. */
export const detailFields: readonly DetailField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'E-mail',
    hint: 'You sign in with it. We send a code to a new one first, and let the old one know.',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoComplete: 'email',
  },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  {
    name: 'address',
    label: 'Address',
    hint: 'Street, town and ZIP code. Optional.',
    autoComplete: 'street-address',
    isWide: true,
  },
];
