import type { Modifier } from '../../../src/engine/modifier.ts';
import type { Params } from '../../../src/engine/refusal.ts';
import { conditions, find } from './content.ts';
import type { Night } from './night.ts';

/** What changes 'flares' (dice of a pool; about: by, edge, burnt) and 'harm' (about: to). */
export function modifiers(night: Night, number: string, about: Params): readonly Modifier[] {
  const whose = night.keepers[String(number === 'harm' ? about.to : about.by)];
  const ailing = (whose?.conditions ?? []).flatMap(({ id }): readonly Modifier[] => {
    const condition = find(conditions, id);
    return condition?.number === number ? [{ source: id, amount: condition.amount }] : [];
  });
  if (number !== 'flares') return ailing;
  const steady = { source: 'steady', amount: about.edge === 'steady' ? 1 : 0 };
  return [...ailing, steady, { source: 'oil', amount: about.burnt === true ? 1 : 0 }];
}
