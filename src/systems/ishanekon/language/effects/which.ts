import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { named } from '../../packs/names.ts';
import type { Pack, PackCreature } from '../../packs/schema.ts';
import type { Scene } from '../../scene.ts';
import type { At } from '../use/using.ts';

/** Those creatures of a pack that an Ability may bring or turn somebody into: of no higher Level than it says, in its order. */
export const formsOf = (pack: Pack, names: readonly string[], most: number): readonly PackCreature[] =>
  names.flatMap((name) => named(pack.creatures, name) ?? []).filter(({ level }) => level <= most);

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
