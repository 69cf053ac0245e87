import type { ActOption, Choice, GroupNames, Options, Relation } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { rowOf } from '../../engine/table.ts';
import { attackOption } from './attack/options.ts';
import { acts as table } from './content/acts.ts';
import { actsAlso, alsoCalled, spendsAlso } from './content/alsoCalled.ts';
import { type MettleSpendId, mettleSpends } from './content/mettle.ts';
import { soulfireUses } from './content/soulfire.ts';
import { asKnownTo } from './fight/aside.ts';
import type { Act } from './moves/act.ts';
import { boostChoices } from './moves/boost.ts';
import { calledShot } from './moves/calledShot.ts';
import { begin } from './moves/holdTurn.ts';
import { acts, takesTurn, whyAimless, whyNotAct } from './moves/index.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from './scene.ts';
import { onTurn } from './turn/begin.ts';
import { mustBuyAction, whyNoExtraAction } from './turn/economy.ts';

export const groups: GroupNames = [
  { id: 'attack', name: 'Attacks' },
  { id: 'move', name: 'Moves' },
  { id: 'powers', name: 'Talents and spells' },
  { id: 'help', name: 'Defend and help' },
  { id: 'skills', name: 'Tests' },
  { id: 'gear', name: 'Gear' },
  { id: 'free', name: 'Free' },
  { id: 'turn', name: 'Turn' },
];

/**
 * What somebody may do on their turn, each with the reason where they may not; where their turn can begin now, what they could
 * in it. Of whom and where they know nothing, there is nothing to choose.
 */
export function optionsOf(whole: Scene, actor: CharacterId): Options {
  if (characterIn(whole, actor) === null) return { actor, acts: [] };
  const scene = asKnownTo(whole, actor);
  const begun = onTurn(whole, actor);
  const then = !begun.ok || begun.scene === whole ? scene : asKnownTo(begun.scene, actor);
  const orUnknown = (option: ActOption): ActOption =>
    begun.ok ? option : { ...option, refused: begun.refusal };
  return {
    actor,
    ...(begun.ok ? {} : { begins: begin.id }),
    acts: [
      orUnknown(related(then, actor, attackOption(then, actor))),
      ...acts
        .filter((act) => act.played?.(scene) ?? true)
        .map((act) =>
          takesTurn(act)
            ? orUnknown(related(then, actor, actOption(then, actor, act)))
            : related(scene, actor, actOption(scene, actor, act)),
        ),
    ],
  };
}

function spendChoice(id: MettleSpendId, refused: Refusal | null): Choice {
  const { name, text } = rowOf(mettleSpends, id);
  return { id, name, ...alsoCalled(spendsAlso[id]), note: text, refused };
}

/** An option that says of its targets how they stand to the one who acts. */
function related(scene: Scene, actor: CharacterId, option: ActOption): ActOption {
  if (option.targets === undefined) return option;
  const relation = (id: string): Relation => {
    if (id === actor) return 'self';
    if (scene.fight?.map.zones[id] !== undefined) return 'place';
    if (characterIn(scene, id) === null) return 'thing';
    return fighterIn(scene, id)?.side === fighterIn(scene, actor)?.side ? 'ally' : 'foe';
  };
  return { ...option, targets: option.targets.map((one) => ({ ...one, relation: relation(one.id) })) };
}

/** What an act costs: what the turn has, or what buys it. */
function priceOf(act: Act, bought: boolean): string {
  if (bought || act.id === 'extraAction') return '1 Mettle';
  if (soulfireUses.some(({ id }) => id === act.id)) return '1 Soulfire';
  if (act === calledShot) return 'Action'; // the attack in it takes it
  return { action: 'Action', move: 'Move', nothing: 'free' }[act.cost];
}

function actOption(scene: Scene, actor: CharacterId, act: Act): ActOption {
  const { name, text, group } = rowOf(table, act.id);
  const bought = act.cost === 'action' && mustBuyAction(scene, actor);
  const targets = act.targets?.(scene, actor);
  const means = act.means?.(scene, actor);
  return {
    kind: 'act',
    id: act.id,
    name,
    group,
    price: priceOf(act, bought),
    ...alsoCalled(actsAlso[act.id]),
    note: text,
    refused: whyNotAct(scene, actor, act, bought) ?? whyAimless(scene, actor, act),
    ...(targets === undefined ? {} : { targets, targetNeeded: act.targetLater !== true }),
    ...(means === undefined ? {} : { means, meansNeeded: act.meansLater !== true }),
    ...(act.words === undefined ? {} : { detail: act.words }),
    ...spendsOf(scene, actor, act),
    ...(bought ? { takes: ['extraAction'] } : {}),
  };
}

/** What may be spent on an act: an extra Action in a fight, and what its Test takes. */
function spendsOf(scene: Scene, actor: CharacterId, act: Act): Pick<ActOption, 'spends'> {
  const extra =
    act.cost === 'action' && scene.fight !== null
      ? [spendChoice('extraAction', whyNoExtraAction(scene, actor))]
      : [];
  const spends = [...extra, ...boostChoices(scene, actor, act)];
  return spends.length === 0 ? {} : { spends };
}
