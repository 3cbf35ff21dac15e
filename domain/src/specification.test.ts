import { expect, test } from 'vitest';
import { paymentAmountMessages, paymentAmountSchema } from './entities/payment.ts';
import { quotableServices, serviceTypeLabels } from './entities/service-type.ts';
import { toastTiming, tooltipTiming } from './interface-timing.ts';
import { emptyTexts, notFoundTexts, toasts, welcomeBack } from './messages.ts';
import { defaultPaymentAmount, paymentPresets, startingPrices } from './values/business.ts';

test('the services and their starting prices', () => {
  expect(quotableServices.map((service) => [serviceTypeLabels[service], startingPrices[service]])).toEqual([
    ['Metal Structure Repairs', 150],
    ['Heavy-Duty Truck Repairs', 300],
    ['Aluminum Welding', 200],
  ]);
});

test('the amounts that can be paid', () => {
  expect(paymentPresets).toEqual([250, 500, 750, 1000, 1500, 2000]);
  expect(defaultPaymentAmount).toBe(500);
  for (const amount of [1, 1.01, 500, 999_999.99]) expect(paymentAmountSchema.parse(amount)).toBe(amount);
  for (const [amount, message] of [
    [0.99, paymentAmountMessages.range],
    [1_000_000, paymentAmountMessages.range],
    [1.001, paymentAmountMessages.cents],
    ['500', paymentAmountMessages.number],
    [Number.NaN, paymentAmountMessages.number],
  ]) {
    expect(paymentAmountSchema.safeParse(amount).error?.issues[0]?.message).toBe(message);
  }
});

test('the texts of the toasts', () => {
  expect(toasts.quoteSubmitted).toEqual({
    title: 'Quote Request Submitted',
    description: "We'll contact you within 24 hours with your free quote!",
  });
  expect(toasts.loginFailed.description).toBe('Client not found. Please check your email address.');
  expect(toasts.appointmentScheduled.description).toBe('Your appointment has been successfully scheduled!');
  expect(toasts.paymentSucceeded.description).toBe('Thank you for your payment!');
  expect(welcomeBack('Casey')).toBe('Welcome back, Casey!');
  expect(emptyTexts).toEqual({
    noProjects: 'No active projects',
    noAppointments: 'No upcoming appointments',
  });
  expect(notFoundTexts.heading).toBe('404 Page Not Found');
});

test('the timing of toasts and tooltips', () => {
  expect(toastTiming).toEqual({ displayMs: 5000, removeAfterMs: 1_000_000, swipeThresholdPx: 50, limit: 1 });
  expect(tooltipTiming).toEqual({ openDelayMs: 700, skipDelayMs: 300 });
});
