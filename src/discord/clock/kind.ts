import type { WaitRecord } from '../../app/ports.ts';

/** What somebody who is waited for is to do. */
export const kindOf = ({ kind }: Pick<WaitRecord, 'kind'>): 'decision' | 'turn' | 'request' =>
  kind === 'decision' || kind === 'request' ? kind : 'turn';
