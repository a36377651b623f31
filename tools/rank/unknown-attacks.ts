/** Made-up publishers who want to gain by what nobody knows of them: one of each family, after those of attacks.ts. */
import { type Attack, daysEvery, EVERYTHING_TOLD, FIRST_DAY, HOST, madeUp, releasesOn } from './made-up-publisher.ts';

const OWN_REPOSITORY = 'https://github.com/made-up/made-up';
const OTHERS_HOMEPAGE = 'https://known.example/';

const claiming = (...packages: string[]) => madeUp({ ...EVERYTHING_TOLD, packages });

export const UNKNOWN_ATTACKS: readonly Attack[] = [
  {
    name: 'claims nothing',
    does: 'He names no package, so that nobody can be asked, and hopes to be taken for a desktop program that many use.',
    approved: madeUp({ ...EVERYTHING_TOLD, packages: [] }),
  },
  {
    name: 'claims an unknown package',
    does: 'He names a package that no registry has.',
    approved: claiming('pkg:npm/not-there', 'pkg:brew/homebrew/cask/not-there'),
  },
  {
    name: 'is the only one of its category',
    does: 'He takes a category in which there is nothing else, so that he stands first in it.',
    approved: madeUp({ ...EVERYTHING_TOLD, packages: [], category: 'other' }),
  },
  {
    name: "another's reviewed formula",
    does: 'He names a formula of Homebrew whose figures cannot be counted yet, which is of another product.',
    approved: claiming('pkg:brew/homebrew/core/known'),
    answers: [
      {
        witness: 'homebrew',
        subject: 'pkg:brew/homebrew/core/known',
        places: [OTHERS_HOMEPAGE],
        values: { installs: 56_000 },
      },
    ],
  },
  {
    name: 'an own crate without a distribution',
    does: 'He publishes a crate and lets robots download it from a registry whose distribution is not stored.',
    approved: madeUp({
      ...EVERYTHING_TOLD,
      packages: ['pkg:cargo/made-up'],
      sources: [{ kind: 'github', url: OWN_REPOSITORY, primary: true, last_changed_on: FIRST_DAY }],
      versions: releasesOn([FIRST_DAY]),
    }),
    answers: [
      {
        witness: 'crates-io',
        subject: 'pkg:cargo/made-up',
        places: [OWN_REPOSITORY, HOST],
        values: { downloads: 90_000_000, dependents: 4000 },
      },
    ],
  },
  {
    name: 'an old account and no figures',
    does: 'He buys an account with ten years of attested releases, and names nothing that anybody counts.',
    approved: madeUp({
      ...EVERYTHING_TOLD,
      packages: [],
      sources: [{ kind: 'github', url: OWN_REPOSITORY, primary: true, last_changed_on: FIRST_DAY }],
      versions: releasesOn(daysEvery(120, '2015-11-20', FIRST_DAY)),
    }),
  },
];
