import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../acts/act.ts';
import { comeForth } from '../attack/comeForth.ts';
import { type AbilityId, abilities } from '../content/abilities.ts';
import { reveal } from '../move/reveal.ts';
import { areEnemies, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { has, limitOf } from './limits.ts';

/** What an ability's own rule says; its name, cost, charges and cooldown are those of its row. */
export type AbilityRule = Pick<
  Act,
  | 'cost'
  | 'targets'
  | 'reads'
  | 'nobody'
  | 'targetLater'
  | 'means'
  | 'meansLater'
  | 'words'
  | 'refused'
  | 'whyNot'
  | 'strikes'
  | 'leadsTo'
  | 'disarms'
> & {
  /** It is aimed at enemies, or may be: whoever is concealed gives themselves away by it where it is. */
  readonly hostile?: boolean | 'onEnemies';
  /** Where it is not as its row has it: another way to pay. */
  readonly limit?: Act['limit'];
  /** What it does tells itself; else its use is told. */
  readonly quiet?: boolean;
  run(tx: Tx<Scene>, doing: Doing): Rule<void> | undefined;
};

/** An ability as something that can be done. */
export function ability(id: AbilityId, { hostile, quiet, run, ...rule }: AbilityRule): Act {
  const { name, text, activation } = rowOf(abilities, id);
  if (activation === 'passive' || activation === 'reaction') throw new Error(`'${id}' is not used by itself`);
  return {
    limit: (scene, actor) => limitOf(scene, actor, id),
    ...rule,
    id,
    name,
    text,
    group: 'powers',
    activation,
    when: 'turn',
    has: (scene, actor) => has(scene, actor, id),
    *run(tx, doing) {
      const turned = hostile === true || (hostile === 'onEnemies' && isOnEnemy(tx.now, doing));
      if (turned) comeForth(tx, doing.actor);
      if (quiet !== true) tell(tx, 'abilityUsed', { actor: doing.actor, ability: id, target: doing.target });
      const more = run(tx, doing);
      if (more !== undefined) yield* more;
      if (turned) reveal(tx, doing.actor, 'action');
    },
  };
}

const isOnEnemy = (scene: Scene, { actor, target }: Doing): boolean =>
  target !== null && unitIn(scene, target) !== null && areEnemies(scene, actor, target);
