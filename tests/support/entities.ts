import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { crewFields } from '@welding/domain/entities/crew';
import type { Approval, Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote, QuoteRequest } from '@welding/domain/entities/quote';
import type { Staff } from '@welding/domain/entities/staff';

/*
 * Whole entities for tests, which name only the fields they test. A new required field is added here once. Nothing is
 * stored, and each call returns the same values, so that tests can compare them.
 */

const clientId = 'c1a5e000-0000-4000-8000-000000000001';
const createdAt = '2026-11-01T12:00:00.000Z';

export function aClient(fields: Partial<Client> = {}): Client {
  return {
    id: clientId,
    firstName: 'Jordan',
    lastName: 'Example',
    email: 'jordan@example.com',
    phone: '(312) 555-0100',
    createdAt,
    ...fields,
  };
}

export function aProject(fields: Partial<Project> = {}): Project {
  return {
    id: '9f0ec700-0000-4000-8000-000000000001',
    clientId,
    title: 'Trailer hitch repair',
    serviceType: 'truck',
    status: 'pending',
    beforePhotos: [],
    afterPhotos: [],
    createdAt,
    ...fields,
  };
}

/** `welderId` alone is a crew of one. */
export function anAppointment({
  welderId,
  welderIds = welderId ? [welderId] : [],
  ...fields
}: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a9901d00-0000-4000-8000-000000000001',
    clientId,
    title: 'Gate hinge',
    scheduledDate: '2027-03-15T14:00:00.000Z',
    duration: '60',
    status: 'scheduled',
    createdAt,
    ...(welderIds.length > 0 && crewFields(welderIds)),
    ...fields,
  };
}

export function aQuoteRequest(fields: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    firstName: 'Dana',
    lastName: 'Quill',
    email: 'dana@example.com',
    phone: '(773) 555-0188',
    serviceType: 'truck',
    description: 'Cracked frame rail behind the cab',
    preferredContact: 'phone',
    ...fields,
  };
}

export function aQuote(fields: Partial<Quote> = {}): Quote {
  return {
    ...aQuoteRequest(),
    id: '900e0000-0000-4000-8000-000000000001',
    status: 'pending',
    createdAt,
    ...fields,
  };
}

/** A received payment, by card unless `fields` name another method. */
export function aPayment(fields: Partial<Payment> = {}): Payment {
  return {
    id: 'pi_1',
    projectId: '',
    clientId: '',
    amount: 100,
    status: 'succeeded',
    createdAt,
    ...fields,
  };
}

/** A sent, unpaid invoice of $100. */
export function anInvoice(fields: Partial<Invoice> = {}): Invoice {
  const total = fields.total ?? 100;
  return {
    id: '10701ce0-0000-4000-8000-000000000001',
    number: 'INV-1001',
    clientId,
    projectId: '9f0ec700-0000-4000-8000-000000000001',
    status: 'open',
    onPortal: true,
    lines: [{ kind: 'labor', description: 'Welding', quantity: 1, unit: 'hour', unitPrice: total }],
    total,
    credited: 0,
    paid: 0,
    balance: total,
    dueDate: '2026-12-01',
    credits: [],
    sentAt: createdAt,
    createdAt,
    ...fields,
  };
}

/** A sent estimate of $1,250 with a deposit of half, not answered yet. */
export function anEstimate(fields: Partial<Estimate> = {}): Estimate {
  return {
    id: 'e5710000-0000-4000-8000-000000000001',
    number: 'E-1001',
    version: 1,
    clientId,
    projectId: '9f0ec700-0000-4000-8000-000000000001',
    status: 'sent',
    onPortal: true,
    lines: [{ kind: 'labor', description: 'Welding', quantity: 10, unit: 'hour', unitPrice: 125 }],
    deposit: { kind: 'percent', value: 50 },
    total: 1250,
    depositAmount: 625,
    validUntil: '2027-01-31',
    atHome: false,
    homeRepair: false,
    questions: [],
    followedUpAt: [],
    awaitsAnswer: false,
    sentAt: createdAt,
    createdAt,
    ...fields,
  };
}

/** An approval in the portal, by a typed name. */
export function anApproval(fields: Partial<Approval> = {}): Approval {
  return {
    way: 'portal',
    name: 'Jordan Example',
    consent: 'I approve it.',
    pamphlet: false,
    at: createdAt,
    ip: '203.0.113.7',
    peer: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    contentHash: 'c0ffee'.repeat(10),
    ...fields,
  };
}

export function aStaffMember(fields: Partial<Staff> = {}): Staff {
  return {
    id: '57a0ff00-0000-4000-8000-000000000001',
    name: 'Sam',
    email: 'sam@example.com',
    role: 'owner',
    active: true,
    createdAt,
    updatedAt: createdAt,
    ...fields,
  };
}
