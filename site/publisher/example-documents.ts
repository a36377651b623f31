/** Documents as a publisher may begin with them; a test has them read. */
import everyMember from '../../schemas/contracts/examples/valid/pad-2.0/every-member.json';
import minimal from '../../schemas/contracts/examples/valid/pad-2.0/minimal.json';

const text = (document: object) => JSON.stringify(document, null, 2);

/** The smallest PAD JSON document that passes. */
export const SMALLEST = text(minimal);

const { pad_version, vendor, software, release } = everyMember;
const { slug, name, kind, category, license_type, license, platforms, homepage, documentation } = software;
const { integrations, interfaces, pricing, descriptions } = software;
const { version, released_on, release_type, notes_url, artifacts } = release;

/** One with everything the rank asks for, and nothing else. */
export const FULLER = text({
  pad_version,
  vendor,
  software: {
    ...{ slug, name, kind, category, license_type, license: { spdx_id: license.spdx_id }, platforms, homepage },
    ...{ documentation, integrations, interfaces: { openapi: interfaces.openapi }, pricing, descriptions },
  },
  release: {
    ...{ version, released_on, release_type, notes_url },
    artifacts: artifacts.map(({ platform, uri, sha256 }) => ({ platform, uri, sha256 })),
  },
});

/** One with every member. */
export const EVERYTHING = text(everyMember);

/** The least an old PAD file says. */
export const PAD_XML = `<XML_DIZ_INFO>
  <Company_Info>
    <Company_Name>Example Works</Company_Name>
  </Company_Info>
  <Program_Info>
    <Program_Name>Example Editor</Program_Name>
    <Program_Version>1.0</Program_Version>
    <Program_Release_Year>2026</Program_Release_Year>
    <Program_Release_Month>10</Program_Release_Month>
    <Program_Release_Day>14</Program_Release_Day>
  </Program_Info>
</XML_DIZ_INFO>`;
