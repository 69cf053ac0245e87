import { castDraft } from 'immer';
import { rowOf } from '../../../../engine/table.ts';
import { environment } from '../../content/environment.ts';
import { isZone } from '../../fight/zones.ts';
import { tell } from '../../tell.ts';
import { lastingWords } from '../schema/lasting.ts';
import { durationIn } from './duration.ts';
import type { EffectRule } from './rule.ts';

/** The Zone is something more for a time. What it is of itself it stays. */
export const zone: EffectRule<'zone'> = {
  once: true,
  harms: ({ trait }) => trait.startsWith('hazard'),
  words: ({ trait, lasts }) => `the Zone: ${rowOf(environment, trait).name} ${lastingWords(lasts)}`,
  apply(tx, { trait, lasts }, { user, target, power, zone: id }) {
    const { fight } = tx.state;
    const place = id === null ? undefined : fight?.map.zones[id];
    if (!fight || id === null || place === undefined) return undefined;
    const marked = fight.marks.some((mark) => mark.zone === id && mark.trait === trait);
    if (isZone(tx.now.fight?.map ?? { zones: {}, borders: [] }, id, trait) && !marked) return undefined;
    const duration = durationIn(tx.now, lasts, { user, target });
    if (!marked) place.traits.push({ id: trait });
    const others = fight.marks.filter((mark) => !(mark.zone === id && mark.trait === trait));
    fight.marks = [...others, castDraft({ zone: id, trait, power, duration })];
    tell(tx, 'zoneChanged', { zone: place.name, trait, power, gained: true, duration });
    return undefined;
  },
};
