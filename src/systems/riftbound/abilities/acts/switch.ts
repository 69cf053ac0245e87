import type { Choice } from '../../../../engine/options.ts';
import type { Act } from '../../moves/act.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import type { AbilityId } from '../ids.ts';
import { hasAbility } from '../owned.ts';
import { isOn, setSwitch } from '../switched.ts';
import { type SwitchId, switches } from '../switches.ts';

/** The Abilities that a switch is about; null: it is about everybody, or about those whom somebody has rallied. */
const abilitiesOf: Readonly<Record<SwitchId, readonly AbilityId[] | null>> = {
  bonk: ['bonk'],
  enthusiasm: ['enthusiasm'],
  opportunist: ['opportunist'],
  patience: ['patience'],
  pepTalk: ['pepTalk'],
  tryThatAgain: ['tryThatAgainI', 'tryThatAgainII'],
  generous: ['generous'],
  helpSeize: null,
  prepared: null,
  prestige: null,
  rally: null,
  redirect: null,
  redirectAgain: null,
  arcs: null,
};

const own = (scene: Scene, actor: CharacterId) =>
  switches.filter(({ id }) => {
    const abilities = abilitiesOf[id];
    return abilities === null || abilities.some((ability) => hasAbility(scene, actor, ability));
  });

/** What somebody's character does unasked, turned on and off. */
export const flip: Act = {
  id: 'switch',
  name: 'Do by itself',
  also: ['Switch'],
  group: 'free',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => personIn(scene, actor) !== null,
  means: (scene, actor) =>
    own(scene, actor).map(
      ({ id, name, text }): Choice => ({
        id,
        name: `${name}: ${isOn(scene, actor, id) ? 'on, turn it off' : 'off, turn it on'}`,
        also: [name],
        note: text,
        refused: null,
      }),
    ),
  run(tx, { actor, means }) {
    const what = switches.find(({ id }) => id === means)?.id;
    if (what !== undefined) setSwitch(tx, actor, what, !isOn(tx.now, actor, what));
    return undefined;
  },
};
