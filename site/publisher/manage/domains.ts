/** A domain is claimed and verified; what comes of it is shown once. */
import { isCodeHost } from '../../../schemas/rules/code-hosts.ts';
import { element, part } from '../../base/page-elements.ts';
import { storeToken } from '../account/stored-token.ts';
import { sayFault, showSecret } from '../account/token-form.ts';
import type { ManageContext } from './manage-context.ts';

interface Claim {
  domain: string;
  claim: string;
  expires_at: string;
  record: { name: string; value: string };
  file: { url: string; line: string };
}

interface Verified {
  domain: string;
  state: 'verified' | 'pending';
  token: string;
  expires_at: string;
  webhooks: { host?: string | null; secret: string }[];
}

/** In the tab only, so that a reload while DNS spreads does not cost a new line. */
const KEY = 'publisher-claim';

export function startDomains(desk: ManageContext, onToken: () => void): void {
  const { place, access } = desk;
  const form = part(desk.root, 'form[data-part=domain]', HTMLFormElement);
  const field = part(form, 'input', HTMLInputElement);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const domain = field.value.trim();
    const isName = /^[^\s/\\?#@:]+\.[^\s/\\?#@:]+$/.test(domain);
    const fault = part(form, '[data-part=fault]', HTMLElement);
    const isForeign = isName && isCodeHost(domain.toLowerCase());
    sayFault(
      field,
      fault,
      isName ? (isForeign ? desk.say(access.foreignHost, { host: domain }) : '') : access.badDomain,
    );
    // Whose code lies there cannot place a proof, and needs none.
    if (isForeign) fault.append(' ', element('a', { href: desk.root.dataset.publish ?? '' }, access.foreignHostLink));
    if (!isName || isForeign) return field.focus();
    const answer = await desk.ask<Claim>('domain-said', '/publisher/domains', { method: 'POST', body: { domain } });
    if (answer === undefined) return;
    sessionStorage.setItem(KEY, JSON.stringify(answer.data));
    showClaim(desk, answer.data);
    place('verify').focus();
  });
  const claim = storedClaim();
  if (claim !== undefined) showClaim(desk, claim);
  place('verify').addEventListener('click', () => verify(desk, onToken));
}

function storedClaim(): Claim | undefined {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? undefined : JSON.parse(stored);
}

function showClaim({ place, page, say, formatDay }: ManageContext, { record, file, expires_at }: Claim): void {
  const line = (term: string, value: string) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, element('code', {}, value)));
  place('placing').replaceChildren(
    element('p', {}, `${page.place} ${say(page.expires, { day: formatDay(expires_at) })}`),
    element('h3', {}, page.record),
    element('dl', {}, line(page.recordName, record.name), line(page.recordValue, record.value)),
    element('h3', {}, page.file),
    element('dl', {}, line(page.fileAddress, file.url), line(page.fileLine, file.line)),
    element('p', { className: 'muted' }, page.fileNote),
  );
  place('verify').hidden = false;
}

async function verify(desk: ManageContext, onToken: () => void): Promise<void> {
  const { page, place, say, formatDay } = desk;
  const claim = storedClaim();
  if (claim === undefined) return;
  const path = `/publisher/domains/${encodeURIComponent(claim.domain)}/verify`;
  const answer = await desk.ask<Verified>('domain-said', path, { method: 'POST', claim: claim.claim });
  if (answer === undefined) return;
  const { state, domain, token, expires_at, webhooks } = answer.data;
  if (state === 'pending') {
    place('domain-said').textContent = page.pending;
    return;
  }
  sessionStorage.removeItem(KEY);
  storeToken(token);
  place('placing').replaceChildren();
  place('verify').hidden = true;
  const shown = place('domain-secret');
  shown.replaceChildren();
  showSecret(shown, `${say(page.verified, { domain })} ${say(page.expires, { day: formatDay(expires_at) })}`, token);
  for (const { host, secret } of webhooks)
    showSecret(shown, say(page.secretOf, { host: host ?? page.unknownHost }), secret);
  shown.focus();
  onToken();
}
