/**
 * Whether what a listing leads to is alive, looked at by ourselves: its sources as sync last read them, its homepage, its
 * API description and its MCP server by one light look a week. Only the state is kept.
 */
import type { Witness } from '../../contract/witness.ts';
import { lookAt } from './look-at.ts';
import { endOfSource, sourceAt, stateOfSource } from './source-state.ts';
import { aliveSubjects } from './subjects.ts';

export const alive: Witness = {
  isDamped: true,
  subjects: (listing) => [...aliveSubjects(listing).keys()],
  holds: ({ subject, values: { state } }, listing) => {
    const source = sourceAt(subject, listing);
    const end = source && endOfSource(source, listing);
    return end === undefined ? state !== 'archived' && state !== 'given_up' : state === end;
  },
  async look(subject, listing, { client }) {
    const source = sourceAt(subject, listing);
    if (source !== undefined) return stateOfSource(source, listing);
    const look = aliveSubjects(listing).get(subject);
    return look === undefined || look === 'source' ? { unknown: true } : lookAt(subject, look, listing, client);
  },
};
