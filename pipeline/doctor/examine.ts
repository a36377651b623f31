/** All findings of `catalog doctor`, in sections. Writes nothing, and reports to nobody else. */
import { readFolder } from '../repo/data/data-files.ts';
import { readSettings } from '../repo/data/operator.ts';
import { forgeAccess, withNetwork } from '../repo/fetch/network.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { addressFindings, reachFindings, workerFindings } from './address.ts';
import type { Section } from './finding.ts';
import { forgeApi, forgeFindings } from './forge.ts';
import { keyFindings } from './keys.ts';
import { machineFindings } from './machine.ts';
import { repositoryFindings } from './repository.ts';

interface Examination {
  /** Nothing is asked of the network. */
  offline?: boolean;
  trust: readonly string[];
  dns?: readonly string[] | undefined;
  environment: NodeJS.ProcessEnv;
}

/** Where the settings cannot be read, only what does not depend on them is examined. */
export async function examine(
  context: CommandContext,
  { offline = false, trust, dns, environment }: Examination,
): Promise<Section[]> {
  const { folder, output } = context;
  const settings = readSettings(await readFolder(folder));
  output.progress('looking at this machine and at data/');
  const sections: Section[] = [
    { title: 'This machine', findings: await machineFindings(folder, settings) },
    { title: 'The catalog', findings: await repositoryFindings(folder, settings) },
  ];
  if (settings === undefined) return sections;
  const { githubApi, tokens } = forgeAccess(environment);
  const token = tokens.get(new URL(githubApi).origin);
  const api = offline ? undefined : (repository: string) => forgeApi({ baseUrl: githubApi, repository, token });
  output.progress('asking the forge');
  sections.push({ title: 'Its repository', findings: await forgeFindings(folder, settings, api) });
  output.progress('asking the address');
  const addresses = offline
    ? await addressFindings(folder, settings, undefined)
    : await withNetwork(context, { settings, trust, dns, ownHost: new URL(settings.base_url).hostname }, ({ client }) =>
        addressFindings(folder, settings, client),
      );
  sections.push({
    title: 'Its address',
    findings: [...addresses, ...reachFindings(settings), ...(await workerFindings(settings, environment, !offline))],
  });
  sections.push({ title: 'Its keys', findings: await keyFindings(folder, settings, environment) });
  return sections;
}
