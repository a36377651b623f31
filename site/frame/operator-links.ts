/** Where the pages lead to the operator: prepared issues of the repository, the contact, the way to report a listing. */
import { catalogRepository, type IssueStart, preparedIssue } from '../../schemas/rules/catalog-repository.ts';
import { type Reported, reportAddress } from '../../schemas/rules/report-address.ts';
import { formatAddress } from '../base/format.ts';
import { absolute } from '../base/links.ts';
import { readOperator } from '../catalog/catalog-data.ts';
import type { Language } from '../catalog/language.ts';
import { escapeMarkdown } from './operator-markdown.ts';

type Speaking = Pick<Language, 'texts' | 'say'>;

/** How a publisher asks for a listing without a token, the best way first. */
export function waysToAsk(language: Speaking): { text: string; label: string; address: string }[] {
  const { publishPage: words } = language.texts;
  const { repository, contact } = readOperator();
  const ways = [
    { text: words.issueText, label: words.issueLink, address: submitIssue(language) },
    { text: words.repositoryText, label: words.repositoryLink, address: repository?.url },
    { text: words.contactText, label: words.contactLink, address: contact },
  ];
  return ways.flatMap(({ address, ...way }) => (address === undefined ? [] : [{ ...way, address }]));
}

/** What a publisher begins with: the form of a new listing. @param address of what is to be listed, where it is known */
export function submitIssue({ texts: { publishPage }, say }: Speaking, address = ''): string | undefined {
  const { issueTitle: title, issueBody } = publishPage;
  const body = say(issueBody, { address });
  return issueAt({ template: 'add-my-software.yml', title, fields: address === '' ? {} : { address }, body });
}

export function tokenIssue({ texts: { publishPage } }: Speaking): string | undefined {
  const { tokenIssueTitle: title, tokenIssueBody: body } = publishPage;
  return issueAt({ template: 'ask-for-a-token.yml', title, fields: {}, body });
}

/**
 * Where the operator wants it, or else a prepared issue.
 * @param listing undefined for the catalog itself. @returns undefined where there is neither
 */
export function reportLink({ texts: { report: words }, say }: Speaking, listing?: Reported): string | undefined {
  const { report } = readOperator();
  const subject = listing ?? { slug: '', name: '', url: absolute('/') };
  if (report !== undefined) return reportAddress(report, subject);
  const body = [say(words.listingLine, { url: subject.url }), words.what, '', '', words.noPersons].join('\n\n');
  const title = listing === undefined ? words.footerTitle : say(words.title, { name: listing.name });
  return issueAt({ template: 'report-a-listing.yml', title, fields: { listing: subject.url }, body });
}

/** The operator's contact as a link of Markdown; undefined where there is none. */
export function contactMarkdown(): string | undefined {
  const { contact } = readOperator();
  return contact === undefined ? undefined : `[${escapeMarkdown(contactLabel(contact))}](<${contact}>)`;
}

function contactLabel(contact: string): string {
  return contact.startsWith('mailto:')
    ? (contact.slice('mailto:'.length).split('?')[0] ?? contact)
    : formatAddress(contact);
}

function issueAt(issue: IssueStart): string | undefined {
  const { url, forge } = readOperator().repository ?? {};
  if (url === undefined) return undefined;
  return preparedIssue(catalogRepository({ repository: url, ...(forge !== undefined && { forge }) }), issue);
}
