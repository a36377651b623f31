/** A listing as schema.org knows software, for search engines. */
import type { CreativeWork, Offer, SoftwareApplication, WithContext } from 'schema-dts';
import type { Pricing, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { majorUnits } from './format.ts';

/** Text of the page about the listing, in the page's language. */
interface PageWords {
  address: string;
  language: string;
  category: string;
  description: string | undefined;
  operatingSystems: readonly string[];
}

export function structuredData(listing: SoftwareListing, words: PageWords): WithContext<SoftwareApplication> {
  const { name, homepage, vendor, version, released_on, updated_on, license, documentation, pricing, versions } =
    listing;
  const [download] = versions[0]?.artifacts ?? [];
  const offer = pricing === null ? undefined : toOffer(pricing);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    '@id': words.address,
    name,
    url: words.address,
    inLanguage: words.language,
    applicationCategory: words.category,
    publisher: { '@type': 'Organization', name: vendor.name, ...(vendor.website !== null && { url: vendor.website }) },
    ...(words.description !== undefined && { description: words.description }),
    ...(words.operatingSystems.length > 0 && { operatingSystem: words.operatingSystems.join(', ') }),
    ...(homepage !== null && { sameAs: homepage }),
    ...(version !== '' && { softwareVersion: version }),
    ...(released_on !== null && { datePublished: released_on }),
    ...(updated_on !== null && { dateModified: updated_on }),
    ...(license.spdx_id !== null && { license: toLicense(license.spdx_id) }),
    ...(documentation !== null && { softwareHelp: { '@type': 'CreativeWork', url: documentation } }),
    ...(download !== undefined && { downloadUrl: download.uri }),
    ...(offer !== undefined && { offers: offer }),
  };
}

/** schema.org wants an address or a work; the list of SPDX has a page for each id, and none for an expression of several. */
function toLicense(spdx: string): string | CreativeWork {
  const isId = /^[A-Za-z0-9.-]+\+?$/.test(spdx) && !/^(?:LicenseRef-|DocumentRef-)/i.test(spdx);
  return isId ? `https://spdx.org/licenses/${spdx.replace(/\+$/, '')}.html` : { '@type': 'CreativeWork', name: spdx };
}

/** Only where the price is certain; a minor unit is what ISO 4217 says of the currency. */
function toOffer({ model, price_from_cents, currency }: Pricing): Offer | undefined {
  if (price_from_cents !== undefined && currency !== undefined) {
    return { '@type': 'Offer', price: majorUnits(price_from_cents, currency), priceCurrency: currency };
  }
  return model === 'free' ? { '@type': 'Offer', price: 0, priceCurrency: 'USD' } : undefined;
}

/** JSON as the text of a script element, which nothing in it can end (HTML, "Restrictions for contents of script elements"). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
