/** The badge as text to paste into a README or a web page. The name is a stranger's and must end nothing early. */
import { escapeMarkup } from '../base/escape.ts';

export interface BadgeLinks {
  /** What stands where no image can be shown. */
  alt: string;
  /** Address of the image. */
  badge: string;
  /** Address of the listing's page. */
  html: string;
}

/** Any ASCII punctuation may be escaped by a backslash (CommonMark, "Backslash escapes"). */
export function markdownSnippet({ alt, badge, html }: BadgeLinks): string {
  return `[![${alt.replace(/[!-/:-@[-`{-~]/g, '\\$&')}](${badge})](${html})`;
}

export function htmlSnippet({ alt, badge, html }: BadgeLinks): string {
  return `<a href="${html}"><img src="${badge}" alt="${escapeMarkup(alt)}" height="20"></a>`;
}
