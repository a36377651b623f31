/** A person who stands in every place where a forge's answers name people. Nothing of it may leave a reader. */

export const CANARY = {
  login: 'canary-login',
  name: 'Quorra Canaryperson',
  email: 'quorra@canary-person.example',
  phone: '+49 30 55501990',
  company: 'Canary Company Unlimited',
} as const;

/** In free text, where only the contacts must go. */
export const CANARY_SENTENCE = `Write to ${CANARY.email} or call ${CANARY.phone}.`;

/** What is looked for, with the other forms a leak could take. */
export const CANARY_TRACES = [
  CANARY.login,
  CANARY.name,
  'Canaryperson',
  CANARY.email,
  'canary-person',
  CANARY.phone,
  CANARY.phone.replaceAll(' ', ''),
  '55501990',
  CANARY.company,
  Buffer.from(CANARY.email).toString('base64').slice(0, 20),
  encodeURIComponent(CANARY.email),
] as const;
