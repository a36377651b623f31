import { expect, it } from 'vitest';
import { registrableDomain } from './registrable-domain.ts';

it.each([
  ['https://api.v2.acme.example/', 'acme.example'],
  ['https://api.acme.co.uk', 'acme.co.uk'],
  ['https://acme.github.io/docs', 'acme.github.io'],
  ['https://shop.azurewebsites.net', 'shop.azurewebsites.net'],
  ['https://pay.service.gov.uk', 'pay.service.gov.uk'],
  ['https://192.0.2.1', undefined],
  ['https://localhost', undefined],
  ['nothing', undefined],
])('the registrable domain of %s is %s', (address, domain) => {
  expect(registrableDomain(address)).toBe(domain);
});
