/** What Debian publishes → what it witnesses. Whatever is not named here, maintainers above all, ends here. Pure. */
import { textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/named-address.ts';

/** Like `12 keepassxc 9876 4321 …`: rank, package, computers that have it, computers that use it, and more. */
const COUNT_LINE = /^\d{1,9}\s{1,9}(\S{2,100})\s{1,60}(\d{1,9})\s/;
const COMPONENTS = ['main', 'contrib', 'non-free', 'non-free-firmware'];

export function readCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, computers] = COUNT_LINE.exec(line) ?? [];
    if (name !== undefined) counts.set(name, Number(computers));
  }
  return counts;
}

/** @returns the path of its description in the pool, like main/k/keepassxc/keepassxc_2.7.9+dfsg.1-1.dsc */
export function sourceFile(listed: readonly unknown[], name: string): string | undefined {
  for (const entry of listed) {
    const component = textMember(entry, 'component') ?? '';
    const file = textMember(entry, 'filename') ?? '';
    const [, folder = '', last = ''] = file.split('/');
    const isOwn = folder === name && last.startsWith(`${name}_`) && /^[\w.+~-]{1,200}\.dsc$/.test(last);
    if (isOwn && file.split('/').length === 3 && COMPONENTS.includes(component)) {
      return [component, ...file.split('/').map(encodeURIComponent)].join('/');
    }
  }
  return undefined;
}

export interface Control {
  source: string | undefined;
  /** Packages that are built from it. */
  binaries: string[];
  places: string[];
}

/** The fields of a `.dsc` file (Debian Policy 5.4), which a signature may stand around. */
export function readControl(text: string): Control {
  // A line that begins with a space goes on with the field before it.
  const lines = text.replaceAll(/\n[ \t]{1,9}/g, ' ').split('\n');
  const field = (name: string) => {
    const line = lines.find((each) => each.startsWith(`${name}:`));
    return line?.slice(name.length + 1).trim();
  };
  return {
    source: field('Source'),
    binaries: (field('Binary') ?? '').split(',').map((name) => name.trim()),
    places: namedPlaces([field('Homepage')]),
  };
}
