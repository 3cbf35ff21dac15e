import type { ImportKind } from '@welding/domain/entities/import-request';
import type { Target } from './headings.ts';

/**
 * A program's export. Columns that it does not list are chosen by heading and contents (`chooseTargets`), so a profile lists
 * only its headings that mean something else there. Headings are as `plainHeading` writes them.
 */
export type Profile = {
  /** Product names are the same in both languages. */
  readonly program: string;
  readonly kind: ImportKind;
  /** Headings that only this program writes together. */
  readonly knownBy: readonly string[];
  readonly targets: readonly (readonly [RegExp, Target])[];
};

/** Columns without anything for us: ids, times of storing, and how a program sorts and speaks its names. */
const ofNoUse = [
  /^(id|j id|uuid)$|\bids?$|^(reference|customer|client|square customer) id$/,
  /^(created|updated|modified|last modified)( at| on| date| by)?$|^date (created|added|modified)$|^creation source$/,
  /\bphoto\b|^labels?$|^group membership$|\b(label|type)$|^phonetic|\byomi$|^file as$|^initials$|^short name$/,
  /^(sensitivity|priority|private|categories|directory server|internet free busy|e mail \d? ?display name)$/,
  /^(receives|notifications?)\b|^(text message enabled|is company|active status|instant profile)\b|subscription status$/,
] as const;
export const isOfNoUse = (heading: string) => ofNoUse.some((pattern) => pattern.test(heading));

const places = [
  [/ street( line)? ?[12]?$|^(street|address line)( 1| 2)?$/, 'street'],
  [/ (extended address|unit)$/, 'unit'],
  [/^(?!.*country (region|state|province)$).* (region|state|province)$/, 'state'],
  [/ (postal code|zip|zip code)$/, 'zip'],
] as const satisfies Profile['targets'];

/**
 * Google's and Outlook's headings are from their help pages (2026-11), others in part from reports of their users. The first
 * that fits is taken.
 */
export const profiles: readonly Profile[] = [
  {
    program: 'Lakeline Desk',
    kind: 'clients',
    knownBy: ['first name', 'last name', 'terms in days', 'asks for po'],
    targets: [[/^tax exempt$/, 'note']],
  },
  {
    program: 'Lakeline Desk',
    kind: 'balances',
    knownBy: ['number', 'client', 'credited', 'paid', 'balance'],
    targets: [
      [/^(credited|age|sent|po number)$/, 'leaveOut'],
      [/^due$/, 'dueDate'],
    ],
  },
  {
    program: 'Google Contacts',
    kind: 'clients',
    knownBy: ['first name', 'last name', 'organization name', 'labels'],
    targets: [[/^e mail \d value$/, 'email'], [/^phone \d value$/, 'phone'], ...places],
  },
  {
    program: 'Google Contacts',
    kind: 'clients',
    knownBy: ['name', 'given name', 'family name', 'group membership'],
    targets: [
      [/^additional name$/, 'firstName'],
      [/^organization 1 name$/, 'company'],
      [/^e mail \d value$/, 'email'],
      [/^phone \d value$/, 'phone'],
      ...places,
    ],
  },
  {
    program: 'Outlook',
    kind: 'clients',
    knownBy: ['first name', 'last name', 'e mail address', 'mobile phone'],
    targets: [
      [/^title$/, 'note'],
      [/^e mail (\d )?address$/, 'email'],
      [/^(home|business|other) address$/, 'address'],
      ...places,
    ],
  },
  {
    program: 'vCard',
    kind: 'clients',
    knownBy: ['name', 'home street', 'work street'],
    targets: [[/^title$/, 'note']],
  },
  {
    program: 'QuickBooks Desktop',
    kind: 'clients',
    knownBy: ['customer', 'main phone', 'main email'],
    targets: [
      [/^(balance|account no|customer type|rep)$/, 'note'],
      [/^(balance total|mr ms)$/, 'leaveOut'],
      [/^primary contact$/, 'leaveOut'],
      [/^secondary contact$/, 'note'],
    ],
  },
  {
    program: 'QuickBooks Online',
    kind: 'clients',
    knownBy: ['customer', 'phone numbers', 'billing address'],
    targets: [[/^full name$/, 'contact']],
  },
  {
    program: 'QuickBooks Online',
    kind: 'clients',
    knownBy: ['name', 'company name', 'street address', 'open balance'],
    targets: [[/^(open balance|attachments)$/, 'leaveOut']],
  },
  {
    program: 'QuickBooks Desktop',
    kind: 'balances',
    knownBy: ['type', 'num', 'aging', 'open balance'],
    targets: [
      [/^num$/, 'number'],
      [/^(date|type|terms|p o #|aging)$/, 'leaveOut'],
    ],
  },
  {
    program: 'QuickBooks',
    kind: 'balances',
    knownBy: ['transaction type', 'num', 'open balance'],
    targets: [
      [/^num$/, 'number'],
      [/^open balance$/, 'amount'],
      [/^(date|transaction type|terms)$/, 'leaveOut'],
      [/^memo description$/, 'note'],
    ],
  },
  {
    program: 'Jobber',
    kind: 'clients',
    knownBy: ['display name', 'main phone #', 'billing street 1'],
    targets: [[/^title$/, 'note'], [/^(name|display name)$/, 'name'], [/^e mails$/, 'email'], ...places],
  },
  {
    program: 'Jobber',
    kind: 'balances',
    knownBy: ['invoice #', 'client name', 'balance', 'total'],
    targets: [
      [/^invoice #$/, 'number'],
      [/^subject$/, 'note'],
      [/^due date$/, 'dueDate'],
    ],
  },
  {
    program: 'Housecall Pro',
    kind: 'clients',
    knownBy: ['display name', 'mobile number', 'home number', 'work number'],
    targets: [[/^(mobile|home|work) number$/, 'phone'], [/^role$/, 'note'], ...places],
  },
  {
    program: 'Square',
    kind: 'clients',
    knownBy: ['first name', 'email address', 'creation source'],
    targets: [[/^(first visit|last visit|transaction count|lifetime spend)$/, 'leaveOut']],
  },
  {
    program: 'ServiceTitan',
    kind: 'clients',
    knownBy: ['customer name', 'customer type', 'do not service'],
    targets: [[/^(balance|customer type)$/, 'note']],
  },
  {
    program: 'Invoice Ninja',
    kind: 'clients',
    knownBy: ['client name', 'contact first name', 'contact email'],
    targets: [
      [/^client name$/, 'company'],
      [/^client (balance|paid to date|currency|credit balance)$/, 'leaveOut'],
    ],
  },
  {
    program: 'Invoice Ninja',
    kind: 'balances',
    knownBy: ['invoice number', 'paid to date', 'balance'],
    targets: [[/^(client|client name)$/, 'name']],
  },
];
