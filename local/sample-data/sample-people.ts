import type { NewClient } from '@welding/domain/entities/client';
import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { NewStaff } from '@welding/domain/entities/staff';

/** The clients of the sample week: first name, last name, address. */
export const samplePeople = [
  ['Avery', 'Brooks', '2201 W Lawrence Ave, Chicago, IL 60625'],
  ['Blake', 'Castillo', '410 Elm St, Winnetka, IL 60093'],
  ['Cameron', 'Diaz-Lopez', '18 W Cass St, Joliet, IL 60432'],
  ['Dana', 'Ellis', '640 Greenwood Ave, Waukegan, IL 60087'],
  ['Emerson', 'Fox', '77 S Broadway, Aurora, IL 60505'],
  ['Finley', 'Grant', '150 Dexter Ct, Elgin, IL 60120'],
  ['Gray', 'Hoffman', '3100 N Central Ave, Chicago, IL 60634'],
  ['Harper', 'Ivanov', '9400 S Ashland Ave, Chicago, IL 60620'],
  ['Indigo', 'James', '1200 Oak Ave, Evanston, IL 60202'],
  ['Jules', 'Kowalski', '5600 W Cermak Rd, Cicero, IL 60804'],
  ['Kendall', 'Lindgren', '44 E Wacker Pl, Chicago, IL 60601'],
  ['Logan', 'Moreno', '815 Rand Rd, Des Plaines, IL 60016'],
  ['Morgan', 'Nakamura', '230 N York St, Elmhurst, IL 60126'],
  ['Noel', 'Okafor', '1900 Ridge Rd, Homewood, IL 60430'],
  ['Oakley', 'Petersen', '508 Main St, Batavia, IL 60510'],
  ['Parker', 'Quinn', '700 W Randolph St, Chicago, IL 60661'],
  ['Quincy', 'Reyes', '2500 S Kedzie Ave, Chicago, IL 60623'],
  ['Reese', 'Sullivan', '61 Lake St, Oak Park, IL 60302'],
  ['Sage', 'Thompson', '1330 Ogden Ave, Naperville, IL 60563'],
  ['Tatum', 'Urban', '900 E State St, Lemont, IL 60439'],
  ['Umber', 'Vasquez', '4000 Orchard Ln, Crystal Lake, IL 60014'],
  ['Vesper', 'Wright', '35 Industrial Dr, Bensenville, IL 60106'],
  ['Winter', 'Young', '212 Harbor Dr, Calumet City, IL 60409'],
] as const;

type SampleRequest = readonly [
  firstName: string,
  lastName: string,
  serviceType: QuoteRequest['serviceType'],
  hoursAgo: number,
  description: string,
  intake?: QuoteRequest['intake'],
  /** Names of drawings. */
  photos?: readonly string[],
];

/** The unanswered requests: from this hour to one past its deadline. */
export const sampleRequests: readonly SampleRequest[] = [
  [
    'Zoe',
    'Abbott',
    'truck',
    0.5,
    'Cracked frame rail behind the cab, the truck is in our yard in Cicero.',
    {
      broke: 'Left frame rail, 4 in crack',
      metal: 'steel',
      thickness: 'medium',
      position: 'vertical',
      setting: 'outdoors',
      access: 'beside',
      when: 'days',
      town: 'Cicero, IL',
      combustibles: 'unsure',
    },
    ['truck-crack'],
  ],
  ['Yuri', 'Banks', 'metal_structures', 3, 'The fire escape has a loose step on the third floor.'],
  [
    'Xena',
    'Cole',
    'aluminum',
    9,
    'Pontoon bracket broke off. Can you come to Fox Lake?',
    {
      metal: 'aluminum',
      thickness: 'thin',
      setting: 'indoors',
      access: 'leads',
      town: 'Fox Lake, IL',
      tank: 'no',
    },
  ],
  [
    'Wyatt',
    'Dorsey',
    'metal_structures',
    16,
    'Driveway gate drags, both hinges are worn through.',
    undefined,
    ['gate-dragging', 'gate-hinge'],
  ],
  ['Viola', 'Estrada', 'truck', 22, 'Lift gate of a box truck bends when it is loaded.'],
  ['Ulysses', 'Flynn', 'truck', 31, 'Plow mount tore on one side. We need it before the snow.'],
];

/** The two sample clients: one with work in progress, one without anything. */
export const sampleClients = {
  casey: {
    id: 'c1a5e000-0000-4000-8000-000000000001',
    firstName: 'Casey',
    lastName: 'Morgan',
    email: 'client@example.com',
    phone: '(312) 555-0111',
    address: '1400 S Michigan Ave, Chicago, IL 60605',
  },
  riley: {
    id: 'c1a5e000-0000-4000-8000-000000000002',
    firstName: 'Riley',
    lastName: 'Novak',
    email: 'new@example.com',
    phone: '(312) 555-0122',
  },
} as const satisfies Record<string, NewClient & { id: string }>;

/** The staff of the sample data: one owner, one in the office, two welders. */
export const sampleStaff = {
  olivia: {
    id: '5aff0000-0000-4000-8000-000000000001',
    email: 'owner@example.com',
    name: 'Olivia Lake',
    role: 'owner',
  },
  oscar: {
    id: '5aff0000-0000-4000-8000-000000000002',
    email: 'office@example.com',
    name: 'Oscar Finch',
    role: 'office',
  },
  wes: {
    id: '5aff0000-0000-4000-8000-000000000003',
    email: 'welder@example.com',
    name: 'Wes Carter',
    role: 'welder',
  },
  wanda: {
    id: '5aff0000-0000-4000-8000-000000000004',
    email: 'welder2@example.com',
    name: 'Wanda Ortiz',
    role: 'welder',
  },
} as const satisfies Record<string, NewStaff & { id: string }>;

/** The password of every sample account. It works only on the local emulators. */
export const samplePassword = 'lakeline-demo';
