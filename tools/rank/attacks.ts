/**
 * Made-up publishers who want to stand high: one of each family, with everything that a publisher controls. Each stands
 * as it is stored, with what the world answers, so that it runs through what the catalog does with anybody's.
 */
import type { Release } from '../../schemas/contracts/generated/listing.ts';
import {
  type Attack,
  dayAfter,
  daysEvery,
  EVERYTHING_TOLD,
  FIRST_DAY,
  fullRelease,
  HOST,
  LAST_DAY,
  madeUp,
  madeUpRelease,
  releasesOn,
  type WitnessReply,
  withDomain,
} from './made-up-publisher.ts';

const KNOWN = 'https://known.example';
const KNOWN_REPOSITORY = 'https://github.com/known/known';
const OWN_REPOSITORY = 'https://github.com/made-up/made-up';
const DIGEST = 'a'.repeat(64);
const OTHER_DIGEST = 'b'.repeat(64);

/** What npm says of a package that half the world uses. */
const knownPackage = (subject: string): WitnessReply => ({
  witness: 'npm',
  subject,
  places: [KNOWN_REPOSITORY, KNOWN],
  values: { dependents: 50_000, downloads: 900_000_000, released_on: '2026-11-01', gap_days: 14, provenance: true },
});

/** A page of one's own, with all that it can have. */
const securePage = (subject: string): WitnessReply => ({
  witness: 'homepage',
  subject,
  values: { tls: true, reporting: 'security_txt' },
});

const SBOM = `${HOST}/sbom.json`;

/** What is really at an address, as it is when it is fetched. */
const downloadAt = (subject: string, sha256: string, version: string): WitnessReply => ({
  witness: 'download',
  subject,
  values: { sha256, version },
});

/** A package of one's own that nobody uses: what a registry still says of it. */
const OWN_PACKAGE: WitnessReply = {
  witness: 'npm',
  subject: 'pkg:npm/made-up',
  places: [OWN_REPOSITORY, HOST],
  values: { downloads: 40, released_on: LAST_DAY, gap_days: 1, provenance: true },
};

const INVENTED_PAST = daysEvery(90, '2010-01-05', FIRST_DAY);

/** The releases of the last month, as a document lists them on a day on which another one was made. */
function dailyUntil(day: string): Release[] {
  const days = daysEvery(1, dayAfter(day, -29), day);
  return days.map((each) => madeUpRelease(each.replaceAll('-', '.').replaceAll('.0', '.'), each)).reverse();
}

/** A repository on a forge that notes the days of its releases. */
const ON_GITHUB = [{ kind: 'github', url: OWN_REPOSITORY, primary: true, last_changed_on: FIRST_DAY }] as const;

const withRepository = (days: readonly string[]) => ({
  ...EVERYTHING_TOLD,
  sources: [...ON_GITHUB],
  versions: releasesOn(days),
});

/** Everything that is true and that one can do alone: versions with downloads, each on the day on which it is read. */
function patientUntil(day: string): Release[] {
  const days = daysEvery(7, FIRST_DAY, day).slice(-30);
  return days.map((each) => fullRelease(each.replaceAll('-', '.').replaceAll('.0', '.'), each, DIGEST)).reverse();
}

const [PATIENT_NEWEST = fullRelease('0', LAST_DAY, DIGEST)] = patientUntil(LAST_DAY);

export const MIRRORED: Attack = {
  name: "a mirror's downloads",
  does: 'He publishes an own package every hour, and each version is fetched by every mirror there is.',
  most: 60,
  approved: madeUp(withRepository([FIRST_DAY])),
  wanted: (day) => madeUp(withRepository(daysEvery(7, FIRST_DAY, day))),
  // Some 700 versions a month, each fetched by some hundred programs that fetch everything: what is left of them is
  // the downloads of the version in the middle.
  answers: [{ ...OWN_PACKAGE, values: { ...OWN_PACKAGE.values, downloads: 100 } }],
};

export const ATTACKS: readonly Attack[] = [
  {
    name: 'invented release dates',
    does: 'He is a day old and states sixteen years of quarterly releases, the newest of today; later, he moves them.',
    approved: madeUp({ ...EVERYTHING_TOLD, versions: releasesOn([...INVENTED_PAST, FIRST_DAY]) }),
    wanted: (day) =>
      madeUp({ ...EVERYTHING_TOLD, versions: releasesOn([...INVENTED_PAST, dayAfter(day, -1), day].slice(-60)) }),
  },
  {
    name: 'a release every day',
    does: 'He counts the version up every night for a year, so that there is always one of today.',
    approved: madeUp({ ...EVERYTHING_TOLD, versions: dailyUntil(FIRST_DAY) }),
    wanted: (day) => madeUp({ ...EVERYTHING_TOLD, versions: dailyUntil(day) }),
  },
  {
    name: 'invented hashes',
    does: 'He states a SHA-256 for each of a hundred downloads, and none is that of the file that lies there.',
    approved: madeUp({ ...EVERYTHING_TOLD, versions: [fullRelease('1.0.0', FIRST_DAY, DIGEST)] }),
    answers: [downloadAt(`${HOST}/1.0.0/made-up-linux.zip`, OTHER_DIGEST, '1.0.0')],
  },
  {
    name: "a claim on somebody else's packages",
    does: 'He names twenty packages that everybody uses as those that hold the product.',
    approved: madeUp({
      ...EVERYTHING_TOLD,
      packages: Array.from({ length: 20 }, (_, index) => `pkg:npm/known-${index}`),
    }),
    answers: Array.from({ length: 20 }, (_, index) => knownPackage(`pkg:npm/known-${index}`)),
  },
  {
    name: "another's homepage",
    does: "He states a known product's homepage, repository, notes and package as what is listed, in a document on another host.",
    approved: madeUp({
      ...EVERYTHING_TOLD,
      homepage: KNOWN,
      documentation: KNOWN_REPOSITORY,
      support_url: `${KNOWN_REPOSITORY}/issues`,
      packages: ['pkg:npm/known'],
      versions: [madeUpRelease('1.0.0', FIRST_DAY, { notes_url: `${KNOWN_REPOSITORY}/releases` })],
    }),
    answers: [knownPackage('pkg:npm/known'), securePage(KNOWN)],
  },
  {
    name: 'a proved domain and nothing else',
    does: 'He proves a domain that he bought that morning, and states the least that can be listed.',
    approved: madeUp(withDomain()),
  },
  {
    name: 'a checklist filled with noise',
    does: 'He fills in every member there is, with what means nothing.',
    approved: madeUp({
      ...EVERYTHING_TOLD,
      badges: ['openapi'],
      versions: [fullRelease('1.0.0', FIRST_DAY, DIGEST)],
    }),
  },
  {
    name: 'a bought account at a forge',
    does: 'He buys an account with twelve years of attested releases, and goes on publishing every week.',
    approved: madeUp(withRepository(daysEvery(90, '2013-11-20', FIRST_DAY))),
    wanted: (day) =>
      madeUp(withRepository([...daysEvery(90, '2013-11-20', FIRST_DAY), ...daysEvery(7, FIRST_DAY, day)])),
  },
  MIRRORED,
  {
    name: 'a copy of a known product',
    does: 'He copies a known product word for word under a name that looks like it, names its package, and proves a domain that he has bought.',
    approved: madeUp({
      ...EVERYTHING_TOLD,
      ...withDomain(),
      name: 'Knovvn',
      slug: 'knovvn',
      packages: ['pkg:npm/known', 'pkg:brew/homebrew/cask/known'],
    }),
    answers: [
      knownPackage('pkg:npm/known'),
      {
        witness: 'homebrew',
        subject: 'pkg:brew/homebrew/cask/known',
        places: [KNOWN],
        values: { installs: 900_000 },
      },
      securePage(HOST),
    ],
  },
  {
    name: 'future dates',
    does: 'He has releases of every month of the next years approved at once, so that one of them is always young.',
    approved: madeUp({ ...EVERYTHING_TOLD, versions: releasesOn(daysEvery(30, FIRST_DAY, '2030-01-01')) }),
    wanted: (day) =>
      madeUp({ ...EVERYTHING_TOLD, versions: releasesOn(daysEvery(30, FIRST_DAY, dayAfter(day, 1500))) }),
  },
  {
    name: 'small steps past review',
    does: 'He begins with the least, and adds every week what needs no person: words, addresses, versions with downloads.',
    approved: madeUp({ homepage: `${HOST}/product`, versions: [madeUpRelease('1.0.0', FIRST_DAY)] }),
    wanted: (day) =>
      madeUp({ ...EVERYTHING_TOLD, homepage: `${HOST}/product`, versions: patientUntil(day), badges: ['openapi'] }),
    answers: [securePage(`${HOST}/product`)],
  },
  {
    name: 'a resurrected withdrawn listing',
    does: 'He hands in a known product again under its old slug, a year after it was withdrawn, from another host.',
    approved: madeUp({
      ...EVERYTHING_TOLD,
      slug: 'known',
      name: 'Known',
      homepage: KNOWN,
      packages: ['pkg:npm/known'],
      versions: releasesOn(daysEvery(30, '2015-01-01', FIRST_DAY)),
    }),
    // What was witnessed of it while it was the real one's.
    answers: [knownPackage('pkg:npm/known'), securePage(KNOWN)],
  },
  {
    name: 'the patient one who does all of it',
    does: 'He proves a domain, keeps repository, package, page and downloads in order, and publishes every week.',
    most: 60,
    approved: madeUp({
      ...EVERYTHING_TOLD,
      ...withDomain(),
      lifecycle: { sbom_url: SBOM },
      badges: ['openapi', 'verified'],
      sources: [...ON_GITHUB],
      versions: patientUntil(FIRST_DAY),
    }),
    wanted: (day) =>
      madeUp({
        ...EVERYTHING_TOLD,
        ...withDomain(),
        lifecycle: { sbom_url: SBOM },
        badges: ['openapi', 'verified'],
        sources: [...ON_GITHUB],
        versions: patientUntil(day),
      }),
    answers: [
      OWN_PACKAGE,
      { witness: 'osv', subject: OWN_PACKAGE.subject, values: { advisories: 0, version: PATIENT_NEWEST.version } },
      securePage(HOST),
      { witness: 'security-documents', subject: SBOM, values: { document: 'cyclonedx' } },
      ...(PATIENT_NEWEST.artifacts ?? []).map(({ uri }) => downloadAt(uri, DIGEST, PATIENT_NEWEST.version)),
    ],
  },
];
