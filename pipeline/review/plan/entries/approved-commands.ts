/** The install commands that are approved together with a listing: the proposal shows each of them first. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { installCommand } from '../../../../schemas/rules/install-command.ts';

/** So few that all are seen in a batch of a hundred listings, too; the texts of publishers after them are cut there. */
const MAX_COMMANDS = 3;

interface ApprovedCommand {
  purl: string;
  command: string;
}

export function approvedCommands({ kind, packages = [] }: Pick<Listing, 'kind' | 'packages'>): ApprovedCommand[] {
  const all = packages.flatMap((purl): ApprovedCommand[] => {
    const found = installCommand(purl, kind);
    return found === undefined ? [] : [{ purl, command: found.command }];
  });
  return all.slice(0, MAX_COMMANDS);
}
