import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote, QuoteRequest } from '@welding/domain/entities/quote';
import type { Staff } from '@welding/domain/entities/staff';

/*
 * Whole entities for tests, which name only what they are about: a field that every project must have is added here once.
 * Nothing is stored; the same each time, so that what is compared can be written down.
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

export function anAppointment(fields: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a9901d00-0000-4000-8000-000000000001',
    clientId,
    title: 'Gate hinge',
    scheduledDate: '2027-03-15T14:00:00.000Z',
    duration: '60',
    status: 'scheduled',
    createdAt,
    ...fields,
  };
}

/** What a visitor sends. */
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

/** A request as it came in from the site. */
export function aQuote(fields: Partial<Quote> = {}): Quote {
  return {
    ...aQuoteRequest(),
    id: '900e0000-0000-4000-8000-000000000001',
    status: 'pending',
    createdAt,
    ...fields,
  };
}

/** Money that arrived, by card unless `fields` name another method. */
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
