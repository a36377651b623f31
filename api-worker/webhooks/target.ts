/** Where events may be sent. A stranger chooses the address. */
import { isWebAddress } from '../../schemas/rules/web-address.ts';
import { isWebhookTarget } from '../../schemas/rules/webhook-target.ts';

/**
 * What the name of a host leads to is not known here: the runtime connects to public addresses only
 * (global_fetch_strictly_public).
 * @param trusted exact "address:port" pairs that may be sent to all the same, for development
 */
export function isTarget(address: string, trusted: readonly string[] = []): boolean {
  return isWebhookTarget(address) || (isWebAddress(address) && trusted.includes(new URL(address).host));
}
