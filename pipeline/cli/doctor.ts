/** `catalog doctor` */
import type { Command } from 'commander';
import { examine } from '../doctor/examine.ts';
import type { Finding, Section } from '../doctor/finding.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { bold, dim, green, red, yellow } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import { dns, json, type Run, trust } from './options.ts';

type DoctorOptions = { offline?: boolean; json?: boolean; trust: string[]; dns?: string[] };

export function define(command: Command, run: Run): void {
  command
    .option('--offline', 'ask nothing of the network')
    .addOption(trust())
    .addOption(dns())
    .addOption(json())
    .addHelpText(
      'after',
      '\nThe environment variable GITHUB_TOKEN, a token that may administer the repository, lets it see all of it.',
    )
    .action((options) => run((context) => runDoctor(context, options)));
}

export async function runDoctor(context: CommandContext, options: DoctorOptions): Promise<boolean> {
  const sections = await examine(context, { ...options, environment: process.env });
  const faults = sections.flatMap(({ findings }) => findings).filter(({ state }) => state === 'wrong').length;
  const verdict = faults === 0 ? 'Nothing is wrong.' : `${plural(faults, 'thing')} must be put right.`;
  context.output.print(
    options.json ? JSON.stringify(sections, null, 2) : [...sections.map(sectionText), verdict].join('\n\n'),
  );
  return faults > 0;
}

const SIGNS: Record<Finding['state'], string> = {
  good: green('ok     '),
  advice: yellow('advice '),
  wrong: red('wrong  '),
  unseen: dim('unseen '),
};

function sectionText({ title, findings }: Section): string {
  const lines = findings.flatMap(({ state, what, remedy }) => [
    `  ${SIGNS[state]}  ${what}`,
    ...(remedy === undefined ? [] : [`           ${dim(remedy)}`]),
  ]);
  return [bold(title), ...lines].join('\n');
}
