/** A listing as schema.org knows software, for search engines. */
import type { CreativeWork, Offer, SoftwareApplication, WithContext } from 'schema-dts';
import type { Artifact, Pricing, SoftwareListing, Version } from '../../schemas/contracts/generated/read-api.ts';
import { currentRelease, licenseText } from '../../schemas/rules/ways-to-get.ts';
import { majorUnits } from '../base/format.ts';
import { releasedAt } from '../catalog/release-date.ts';

/** Text of the page about the listing, in the page's language. */
interface PageWords {
  address: string;
  language: string;
  category: string;
  description: string | undefined;
  operatingSystems: readonly string[];
}

export function structuredData(listing: SoftwareListing, words: PageWords): WithContext<SoftwareApplication> {
  const { name, homepage, vendor, version, updated_on, license, documentation } = listing;
  const { icon, screenshots, keywords, languages, requirements } = listing;
  const released = releasedAt(listing);
  const offer = toOffer(listing);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    '@id': words.address,
    name,
    url: words.address,
    inLanguage: languages.length > 0 ? languages : words.language,
    applicationCategory: words.category,
    publisher: { '@type': 'Organization', name: vendor.name, ...(vendor.website !== null && { url: vendor.website }) },
    ...(words.description !== undefined && { description: words.description }),
    ...(words.operatingSystems.length > 0 && { operatingSystem: words.operatingSystems.join(', ') }),
    ...(homepage !== null && { sameAs: homepage }),
    ...(version !== '' && { softwareVersion: version }),
    ...(released !== null && { datePublished: released }),
    ...(updated_on !== null && { dateModified: updated_on }),
    ...(license.spdx_id !== null && { license: toLicense(license.spdx_id) }),
    ...(documentation !== null && { softwareHelp: { '@type': 'CreativeWork', url: documentation } }),
    ...(icon !== null && { image: icon }),
    ...(screenshots.length > 0 && { screenshot: screenshots.map(({ url }) => url) }),
    ...(keywords.length > 0 && { keywords }),
    ...(requirements !== null && { softwareRequirements: requirements }),
    ...toRelease(currentRelease(listing)),
    ...(offer !== undefined && { offers: offer }),
  };
}

/** schema.org wants an address or a work. */
const toLicense = (spdx: string): string | CreativeWork => licenseText(spdx) ?? { '@type': 'CreativeWork', name: spdx };

/** What is new in words rather than behind an address; the file is the first that its publisher names. */
function toRelease(release: Version | undefined): Partial<SoftwareApplication> {
  const notes = release?.changes ?? release?.notes_url;
  return { ...(notes && { releaseNotes: notes }), ...toDownload(release?.artifacts[0]) };
}

/** A size without a unit is one in kilobytes, says schema.org. */
function toDownload(artifact: Artifact | undefined): Partial<SoftwareApplication> {
  if (artifact === undefined) return {};
  const { uri, size_bytes } = artifact;
  return { downloadUrl: uri, ...(size_bytes !== undefined && { fileSize: `${size_bytes} B` }) };
}

/** Only where the price is certain. */
function toOffer({ pricing, order_url }: SoftwareListing): Offer | undefined {
  const price = pricing === null ? undefined : toPrice(pricing);
  return price && { '@type': 'Offer', ...price, ...(order_url !== null && { url: order_url }) };
}

/** A minor unit is what ISO 4217 says of the currency. */
function toPrice({ model, price_from_cents, currency }: Pricing): Pick<Offer, 'price' | 'priceCurrency'> | undefined {
  if (price_from_cents !== undefined && currency !== undefined) {
    return { price: majorUnits(price_from_cents, currency), priceCurrency: currency };
  }
  return model === 'free' ? { price: 0, priceCurrency: 'USD' } : undefined;
}

/** JSON as the text of a script element, which nothing in it can end (HTML, "Restrictions for contents of script elements"). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
