import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { MoneyLine } from '@welding/domain/entities/money-line';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';

export const client: Client = {
  id: 'c1a5e000-0000-4000-8000-000000000001',
  firstName: 'Casey',
  lastName: 'Nowak',
  email: 'casey@example.com',
  phone: '(312) 555-0100',
  createdAt: '2027-02-01T15:00:00.000Z',
};
export const visit: Appointment = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: client.id,
  title: 'Heavy-Duty Truck Repairs',
  scheduledDate: '2027-03-16T14:00:00.000Z',
  duration: '120',
  status: 'scheduled',
  address: '1400 S Michigan Ave, Chicago, IL 60605',
  createdAt: '2027-03-09T15:00:00.000Z',
};
export const quote: Quote = {
  id: '90000e00-0000-4000-8000-000000000001',
  firstName: 'Casey',
  lastName: 'Nowak',
  email: client.email,
  phone: client.phone,
  serviceType: 'truck',
  description: 'The frame rail of our dump truck is cracked behind the cab.',
  preferredContact: 'phone',
  zip: '60605',
  intake: {
    metal: 'steel',
    thickness: 'medium',
    setting: 'outdoors',
    when: 'days',
    broke: 'The left frame rail',
  },
  priceRange: { low: 300, high: 380 },
  status: 'pending',
  createdAt: '2027-03-09T15:20:00.000Z',
};
export const project: Project = {
  id: 'b0b0b000-0000-4000-8000-000000000001',
  clientId: client.id,
  title: 'Cracked frame rail, dump truck',
  serviceType: 'truck',
  status: 'pending',
  estimatedCost: 1250,
  beforePhotos: [],
  afterPhotos: [],
  createdAt: '2027-03-09T15:20:00.000Z',
};
export const payment: Payment = {
  id: 'pi_3QkLakeline0000000000001',
  projectId: project.id,
  clientId: client.id,
  amount: 1250,
  status: 'succeeded',
  paidAt: '2027-03-09T15:20:00.000Z',
  createdAt: '2027-03-09T15:20:00.000Z',
};

const lines: MoneyLine[] = [
  {
    kind: 'labor',
    description: 'Weld the cracked frame rail, grind and prime',
    quantity: 8,
    unit: 'hour',
    unitPrice: 120,
  },
  { kind: 'material', description: 'Fish plate, A36, 3/8 in', quantity: 2, unit: 'piece', unitPrice: 97.5 },
  { kind: 'trip', description: 'Trip to the site', quantity: 1, unitPrice: 95 },
];
export const estimate: Estimate = {
  id: 'e5710000-0000-4000-8000-000000000001',
  number: 'E-1001',
  version: 1,
  clientId: client.id,
  projectId: project.id,
  status: 'sent',
  onPortal: true,
  lines,
  total: 1250,
  deposit: { kind: 'percent', value: 30 },
  depositAmount: 375,
  validUntil: '2027-04-08',
  atHome: false,
  homeRepair: false,
  projectTitle: project.title,
  questions: [],
  followedUpAt: [],
  awaitsAnswer: false,
  createdAt: '2027-03-09T15:20:00.000Z',
};
export const changeOrder: Estimate = {
  ...estimate,
  id: 'e5710000-0000-4000-8000-000000000003',
  number: 'E-1001-C1',
  changeOf: estimate.id,
  agreedBefore: estimate.total,
  lines: lines.slice(1),
  total: 290,
  deposit: undefined,
  depositAmount: 0,
};
export const invoice: Invoice = {
  id: '14401ce0-0000-4000-8000-000000000001',
  number: 'INV-1001',
  clientId: client.id,
  projectId: project.id,
  status: 'open',
  onPortal: true,
  lines,
  total: 1250,
  credited: 0,
  paid: 375,
  balance: 875,
  dueDate: '2027-03-23',
  projectTitle: project.title,
  credits: [],
  createdAt: '2027-03-09T15:20:00.000Z',
};
export const question = {
  at: '2027-03-09T15:20:00.000Z',
  text: 'Does the price include taking the dump body off, or do we do that?',
  answer: { at: '2027-03-09T15:20:00.000Z', text: 'It does. Please empty it before we come.' },
};

/** A fixed day, so that the gallery always looks the same. */
export const galleryTime = new Date('2027-03-09T15:20:00Z');

export const siteUrl = 'https://welding.example';
export const links = { siteUrl, preferencesUrl: () => `${siteUrl}/mail-preferences#token` };
