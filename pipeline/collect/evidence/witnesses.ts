/** All witnesses. */
import type { WitnessName } from '../../../schemas/contracts/generated/evidence.ts';
import type { Witness } from '../contract/witness.ts';
import { alive } from './alive/index.ts';
import { cratesIo } from './crates-io/index.ts';
import { debianPopcon } from './debian-popcon/index.ts';
import { dockerHub } from './docker-hub/index.ts';
import { download } from './download/index.ts';
import { flathub } from './flathub/index.ts';
import { githubReleases } from './github-releases/index.ts';
import { homebrew } from './homebrew/index.ts';
import { homepage } from './homepage/index.ts';
import { npm } from './npm/index.ts';
import { osv } from './osv/index.ts';
import { securityDocuments } from './security-documents/index.ts';
import { users } from './users/index.ts';
import type { UserPages } from './users/user-pages.ts';

/** @param pages of those who say that they use a listing */
export const allWitnesses = (pages: UserPages): Readonly<Record<WitnessName, Witness>> => ({
  alive,
  'crates-io': cratesIo,
  'debian-popcon': debianPopcon,
  'docker-hub': dockerHub,
  download,
  flathub,
  'github-releases': githubReleases,
  homebrew,
  homepage,
  npm,
  osv,
  'security-documents': securityDocuments,
  users: users(pages),
});
