import type { MyDetailsForm } from '@welding/domain/entities/my-details';
import type { ComponentProps } from 'react';
import { accountTexts } from './account-texts.tsx';

type DetailField = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
  readonly name: Exclude<keyof MyDetailsForm, 'language'>;
  readonly label: string;
  readonly hint?: string;
  /** Whether it takes the form's whole width. */
  readonly isWide?: boolean;
};

/** The fields of a client's own contact data, in the order of the form. */
export const detailFields: readonly DetailField[] = [
  { name: 'firstName', label: accountTexts().fields.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: accountTexts().fields.lastName, autoComplete: 'family-name' },
  {
    name: 'email',
    label: accountTexts().fields.email,
    hint: accountTexts().fields.emailHint,
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoComplete: 'email',
  },
  { name: 'phone', label: accountTexts().fields.phone, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  {
    name: 'address',
    label: accountTexts().fields.address,
    hint: accountTexts().fields.addressHint,
    autoComplete: 'street-address',
    isWide: true,
  },
];
