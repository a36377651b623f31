/** Whether something lies at an address: it does, it does not, or nobody can say now. */
import { error, type Problem } from '../../../../schemas/contracts/problems.ts';
import type { FetchOptions, GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { Testimony } from '../../contract/witness.ts';

/** Of a page only that it is there is of interest. */
const MAX_PAGE_BYTES = 1024 * 1024;

export interface ProbeResult {
  is: 'there' | 'gone' | 'not_seen';
  /** undefined where there are more than were wanted. */
  bytes?: Buffer;
  contentType?: string;
  problem?: Problem;
}

/** Answers that say that there is nothing, or nothing that can be trusted. */
const GONE_STATUS = [404, 410];

export async function probePage(
  client: GuardedClient,
  address: string,
  maxBytes = MAX_PAGE_BYTES,
  options: FetchOptions = {},
): Promise<ProbeResult> {
  const result = await client.fetch(address, { ...options, maxBytes });
  if ('notModified' in result) return { is: 'there' };
  if (!('refusal' in result)) {
    const { bytes, contentType } = result;
    return { is: 'there', bytes, ...(contentType !== undefined && { contentType }) };
  }
  const { code, variant, values } = result.refusal;
  if (code === 'too_large') return { is: 'there' };
  const { status } = values ?? {};
  const isGone = code === 'bad_certificate' || (code === 'bad_status' && GONE_STATUS.includes(Number(status)));
  if (isGone) return { is: 'gone' };
  if (code === 'bad_status') return { is: 'not_seen', problem: error('', 'bad_status.witness', values) };
  return {
    is: 'not_seen',
    problem: { pointer: '', severity: 'error', code, ...(variant && { variant }), ...(values && { values }) },
  };
}

/** Of what is not there. */
export function toTestimony({ problem }: ProbeResult): Testimony {
  return problem === undefined ? { unknown: true } : { problem };
}
