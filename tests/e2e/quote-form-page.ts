import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '@welding/domain/values/language';
import { aQuoteRequest } from '../support/entities.ts';
import { saidToClients } from './said-to-clients.ts';

export type TypedQuote = Record<
  'firstName' | 'lastName' | 'email' | 'phone' | 'serviceType' | 'description',
  string
>;

/** A visitor's quote, with the test's own email. */
export function sampleQuote(): TypedQuote {
  const email = `dana-${randomUUID()}@example.com`;
  const { preferredContact: _, ...typed } = aQuoteRequest({ email, phone: '(630) 555-0177' });
  return typed;
}

/** The address of the quote form's own chunk. */
export const quoteFormCode = /\/assets\/quote-form-[\w-]{8}\.js$/;

export const submitButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: saidToClients[language].requestQuote });

/** Types everything except the preferred contact. @param language of the page */
export async function fillQuote(page: Page, quote: TypedQuote, language: Language = 'en'): Promise<void> {
  const said = saidToClients[language];
  await page.getByLabel(said.firstName).fill(quote.firstName);
  await page.getByLabel(said.lastName).fill(quote.lastName);
  await page.getByLabel(said.email, { exact: true }).first().fill(quote.email);
  await page.getByLabel(said.phone, { exact: true }).first().fill(quote.phone);
  await page.getByLabel(said.service, { exact: true }).selectOption(quote.serviceType);
  await page.getByLabel(said.projectDetails).fill(quote.description);
}

/** The current values of the fields. */
export async function typedQuote(page: Page): Promise<TypedQuote> {
  return {
    firstName: await page.getByLabel('First name').inputValue(),
    lastName: await page.getByLabel('Last name').inputValue(),
    email: await page.getByLabel('Email', { exact: true }).first().inputValue(),
    phone: await page.getByLabel('Phone', { exact: true }).first().inputValue(),
    serviceType: await page.getByLabel('Service', { exact: true }).inputValue(),
    description: await page.getByLabel('Project details').inputValue(),
  };
}
