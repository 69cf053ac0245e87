import type { Editable } from '../../../../engine/editable.ts';
import { findRow } from '../../../../engine/table.ts';
import { typed } from '../../../../engine/typed.ts';
import { countingSource, type PowerSourceId, powerSources } from '../../content/powerSources.ts';
import { abilityOf } from '../../language/active/owned.ts';
import type { Being, KnownAbility } from '../schema.ts';
import { partsOf, unknownRow } from './list.ts';

const LABEL = 'Power sources';

const sourceName = (id: PowerSourceId): string => powerSources.find((one) => one.id === id)?.name ?? id;

/** Those Abilities of somebody's whose power source is theirs to choose, by name. */
const chosenBy = (being: Being): readonly (KnownAbility & { readonly name: string })[] =>
  being.abilities.flatMap((known) => {
    const row = abilityOf(being, known.id);
    return row === null || row.source !== null ? [] : [{ ...known, name: row.name }];
  });

/** The power sources that a text names, with + between; null where one is none. */
function sourcesIn(text: string): readonly PowerSourceId[] | null {
  const found = text.split(/\+|\band\b|&/u).map((part) => findRow(powerSources, part.trim())?.id ?? null);
  return found.includes(null) ? null : found.filter((id) => id !== null);
}

/**
 * Where somebody's Abilities come from (Power Source): 'Grenade: technology, Bolt: biology + technique'. Of several the first of the hierarchy counts. Those that aren't
 * named stay as they are.
 */
export const sourcesField: Editable<Being> = {
  id: 'sources',
  label: LABEL,
  hint: 'Grenade: technology, Bolt: biology + technique',
  several: true,
  write: (being) =>
    chosenBy(being)
      .map(({ name, source }) => `${name}: ${sourceName(source)}`)
      .join(', ') || 'none',
  read(being, text) {
    const all = chosenBy(being);
    const changed = new Map<string, PowerSourceId>();
    for (const part of partsOf(text)) {
      const [name = '', of = ''] = part.split(':');
      const ability = findRow(all, name);
      if (ability === null) return unknownRow(LABEL, name.trim(), all);
      const source = countingSource(sourcesIn(of) ?? []);
      if (source === null) return unknownRow(LABEL, of.trim(), powerSources);
      changed.set(ability.id, source);
    }
    const abilities = being.abilities.map((one) => ({ ...one, source: changed.get(one.id) ?? one.source }));
    return typed({ ...being, abilities });
  },
};
