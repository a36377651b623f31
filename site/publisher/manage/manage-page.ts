/** The page where publishers look after what is theirs. */
import { part } from '../../base/page-elements.ts';
import { clearWhenLeft, storedToken } from '../account/stored-token.ts';
import { startTokenForm } from '../account/token-form.ts';
import { startDomains } from './domains.ts';
import { showListings } from './listings.ts';
import { createManageContext } from './manage-context.ts';
import { offerListings, showWebhooks, startMakingWebhooks } from './webhooks.ts';

const root = document.getElementById('manage');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  const desk = createManageContext(root, JSON.parse(root.dataset.words ?? ''));
  root.hidden = false;

  async function showOwn(): Promise<void> {
    const own = desk.place('own');
    own.hidden = storedToken() === undefined;
    for (const name of ['listings', 'webhooks', 'deliveries-list', 'webhook-secret'])
      desk.place(name).replaceChildren();
    desk.place('deliveries').hidden = true;
    if (own.hidden) return desk.place('domain-secret').replaceChildren();
    const [listings] = await Promise.all([showListings(desk), showWebhooks(desk)]);
    offerListings(desk, listings);
  }

  const showToken = startTokenForm(part(root, '[data-part=token]', HTMLElement), desk.access, showOwn);
  startDomains(desk, () => {
    showToken();
    showOwn();
  });
  startMakingWebhooks(desk);
  clearWhenLeft();
  showOwn();
}
