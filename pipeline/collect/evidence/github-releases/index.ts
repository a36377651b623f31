/** GitHub: downloads of the files of releases, of the repository that the listing itself is read from. */
import { githubAddress } from '../../../../schemas/rules/repository-address.ts';
import type { Witness } from '../../contract/witness.ts';
import { askForList, BAD_ANSWER } from '../registry/ask-registry.ts';
import { readDownloads } from './read-github-releases.ts';

/** The newest: older ones are hardly downloaded anymore. */
const RELEASES = 30;

export const githubReleases: Witness = {
  isOwnPlace: true,
  subjects: ({ sources }) => {
    const { kind, url = '' } = sources.find(({ primary }) => primary) ?? {};
    const address = kind === 'github' ? githubAddress(url) : undefined;
    return address === undefined ? [] : [`https://github.com/${address.owner}/${address.name}`];
  },
  async look(subject, _listing, tools) {
    const address = githubAddress(subject);
    if (address === undefined) return { unknown: true };
    const source = `${tools.forge.githubApi}/repos/${address.owner}/${address.name}/releases?per_page=${RELEASES}`;
    const answer = await askForList(source, tools, { ifChanged: true });
    if (!('value' in answer)) return answer;
    const downloads = readDownloads(answer.value, tools.today);
    if (downloads === 'nonsense') return BAD_ANSWER;
    await answer.remember();
    return downloads === undefined ? { unknown: true } : { values: { downloads }, source, places: [subject] };
  },
};
