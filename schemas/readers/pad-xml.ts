/** Reads PAD XML 1.x to 4.0: bytes → draft and problems. Existing files are imported as they are. */
import type { ReadResult } from '../contracts/draft.ts';
import { error, hasErrors, MAX_PROBLEMS, type Problem } from '../contracts/problems.ts';
import { type PadXmlContext, toDraft } from './pad-xml-draft.ts';
import { inFormatOrder, isRead, ROOT, readFields, requiredProblems } from './pad-xml-elements.ts';
import { decodeXml } from './xml-text.ts';
import { parseXml } from './xml-tree.ts';

export type { PadXmlContext };

const NOT_PAD_XML = error('', 'not_pad_xml', { root: ROOT });

/**
 * Reads a whole document. Refused is only what has no XML_DIZ_INFO, Company_Name, Program_Name or Program_Version, is
 * not well-formed or is hostile; everything else that is odd is a warning. The slug is derived from the name.
 * Never throws on bad input.
 */
export function readPadXml(bytes: Uint8Array, context: PadXmlContext): ReadResult {
  const decoded = decodeXml(bytes);
  if (decoded.text === undefined) return { problems: decoded.problems };
  const tree = parseXml(decoded.text, { root: ROOT, otherRoot: NOT_PAD_XML, isRead });
  if (tree.root === undefined) return { problems: tree.problems };
  const problems: Problem[] = [...decoded.problems, ...tree.problems];
  const fields = readFields(tree.root, problems);
  problems.push(...requiredProblems(fields));
  const draft = toDraft(fields, context, problems);
  const shown = inFormatOrder(problems).slice(0, MAX_PROBLEMS);
  return hasErrors(problems) ? { problems: shown } : { draft, slugIsDerived: true, problems: shown };
}
