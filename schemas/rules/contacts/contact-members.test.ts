import { expect, it } from 'vitest';
import { isContactMember } from './contact-members.ts';

it.each(
  (
    'contact contacts contact_name contactName Contact-Name CONTACT_NAME contact_person email e-mail E_Mail eMail emails ' +
    'email_address mail ｅｍａｉｌ author_email authorEmail support.email sales_phone phone phones phone_number phoneNo ' +
    'telephone tel Tel. fax fax_number mobile mobile_phone cell whatsapp Author_First_Name author_last_name firstName ' +
    'contact_email contact_phone Contact_Info ansprechpartner telefon Telefonnummer téléphone teléfono 电话 联系人 phone2'
  ).split(' '),
)('%s is there for a contact', (name) => {
  expect(isContactMember(name)).toBe(true);
});

it.each(
  (
    'name vendor website country_code homepage documentation support_url contact_url contact_page contact_form tagline ' +
    'summary text version microphone headphones smartphone telemetry telegram mailing_list emailer mobile_app cells ' +
    'category platforms license spdx_id tools telescope faxes_sent contacts_limit author publisher person hotline_count'
  ).split(' '),
)('%s is not', (name) => {
  expect(isContactMember(name)).toBe(false);
});
