import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Being, Creature } from '../../character/schema.ts';
import { creatureOf } from '../../creatures/build.ts';
import { named } from '../../packs/names.ts';
import type { Pack, PackCreature } from '../../packs/schema.ts';
import { shipped } from '../../packs/shipped.ts';
import { broughtBy } from '../../packs/taken.ts';
import type { Scene } from '../../scene.ts';
import type { At } from '../use/using.ts';

/** Those creatures of a pack that an Ability may bring or turn somebody into: of no higher Level than it says, in its order. */
export const formsOf = (pack: Pack, names: readonly string[], most: number): readonly PackCreature[] =>
  names.flatMap((name) => named(pack.creatures, name) ?? []).filter(({ level }) => level <= most);

/** The pack whose creatures a row brings, or turns somebody into: that which has come with it to its user's sheet, else our own. */
export const packFor = ({ own }: Pick<Being, 'own'>, row: string): Pack =>
  own.brings?.find(({ of }) => of === row)?.pack ?? shipped().pack;

/** A creature of a pack as a sheet: of another than our own, with what its own Abilities and features bring in turn. */
export function madeOf(pack: Pack, row: PackCreature, summoner: string | null = null): Creature {
  const sheet = creatureOf(pack, row, summoner);
  if (pack === shipped().pack) return sheet;
  const brings = [...sheet.own.abilities, ...sheet.own.features]
    .filter(({ effects }) => broughtBy(pack, effects) !== null)
    .map(({ id }) => ({ of: id, pack }));
  return brings.length === 0 ? sheet : { ...sheet, own: { ...sheet.own, brings } };
}

/** Which of them it is: its user says, where there are several. Null for none. */
export function* whichOf(
  tx: Tx<Scene>,
  { actor, row }: At,
  question: 'form.which' | 'summon.which',
  all: readonly PackCreature[],
): Rule<PackCreature | null> {
  const [first = null] = all;
  if (first === null || all.length === 1) return first;
  const choice = yield* tx.ask({
    ...{ id: question, asked: actor, code: question, default: '0' },
    params: { ability: row.name },
    options: all.map(({ name, level }, n) => ({
      id: String(n),
      code: 'form.creature',
      params: { name, level },
    })),
  });
  return all[Number(choice)] ?? first;
}
