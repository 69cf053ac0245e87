import type { Viewer } from '../../../engine/event.ts';
import { placeTold } from '../../../engine/space/plane/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { mayKnowOfWatch } from '../attack/overwatch/take.ts';
import { isCritical } from '../conditions/active.ts';
import { attributes } from '../content/attributes.ts';
import { inMind } from '../fight/mind.ts';
import { isUnseen, knowsOf } from '../fight/known.ts';
import { heldBy, nameOf } from '../gear/carried.ts';
import type { Character, HeldCondition } from '../character/schema.ts';
import {
  type CharacterId,
  character,
  characterIn,
  type Effect,
  type Fighter,
  fighterIn,
  type Scene,
} from '../scene.ts';
import { crewOf, insideOf, pilotOf } from '../vehicles/crew.ts';
import { conditionName } from '../words/conditions.ts';

type Naming = (id: CharacterId) => string;

/** Names as a viewer may know them. */
const naming =
  (scene: Scene, viewer: Viewer): Naming =>
  (id) =>
    knowsOf(scene, viewer, id) ? escapeMarkdown(characterIn(scene, id)?.name ?? 'somebody') : 'somebody';

/** How somebody is, in a few words each; what only their own side knows where `known` says so. */
export function tagsOf(scene: Scene, viewer: Viewer, id: CharacterId, known: boolean): readonly string[] {
  const who = character(scene, id);
  const fighter = fighterIn(scene, id);
  const name = naming(scene, viewer);
  return [
    ...stateTags(who, known),
    ...(who.kind === 'person'
      ? who.conditions.map((held) => conditionTag(held, name))
      : vehicleTags(scene, id, known, name)),
    ...(fighter !== null && fighter.overwatch !== null && mayKnowOfWatch(scene, viewer, id)
      ? watchTags(fighter)
      : []),
    ...(fighter === null ? [] : fighterTags(scene, fighter, id, known)),
    ...(known ? heldTags(scene, id) : []),
    ...placeTags(scene, id, name),
    ...(viewer.gm && isUnseen(scene, id) ? ['hidden from players'] : []),
  ];
}

/** How badly somebody is hurt whose numbers the viewer doesn't know: everybody sees as much. */
function healthTag({ now, max }: Character['hp']): readonly string[] {
  if (now >= max) return [];
  return [2 * now > max ? 'hurt' : 'badly hurt'];
}

function stateTags(who: Character, known: boolean): readonly string[] {
  if (who.kind === 'vehicle') return who.destroyed ? ['destroyed'] : known ? [] : healthTag(who.hp);
  if (who.dead) return ['dead'];
  if (isCritical(who)) return ['Critical Condition'];
  return known ? [] : healthTag(who.hp);
}

const conditionTag = ({ id, by, byName }: HeldCondition, name: Naming): string =>
  by === null && byName === null
    ? conditionName(id)
    : `${conditionName(id)} by ${by === null ? escapeMarkdown(byName ?? '') : name(by)}`;

function vehicleTags(scene: Scene, id: CharacterId, known: boolean, name: Naming): readonly string[] {
  const who = characterIn(scene, id);
  if (who?.kind !== 'vehicle' || who.destroyed) return [];
  const pilot = pilotOf(scene, id);
  const crew = who.inside === 'unseen' && !known ? [] : crewOf(scene, id);
  return [
    ...(known ? [`${who.watts} W`] : []),
    ...(pilot !== null && crew.includes(pilot) ? [`piloted by ${name(pilot)}`] : []),
    ...(crew.length > 0 && !crew.some((one) => one === pilot) ? [`${crew.length} inside`] : []),
    ...(who.deployed ? ['Deployed'] : []),
  ];
}

const effectNames: Readonly<Record<Effect['id'], string | null>> = {
  rally: 'Rally',
  sanctuary: 'Sanctuary',
  careful: 'moves carefully',
  undying: "can't fall below 1 HP",
  lastAction: 'dying: one last Action',
};

/** Overwatch is known to those who see it. */
const watchTags = ({ overwatch }: Fighter): readonly string[] =>
  overwatch === null ? [] : [overwatch.shots === 1 ? 'Overwatch' : `Overwatch, ${overwatch.shots} shots`];

function fighterTags(scene: Scene, fighter: Fighter, id: CharacterId, known: boolean): readonly string[] {
  const { counters, prepared, effects } = fighter;
  const short = (attribute: string) => attributes.find((one) => one.id === attribute)?.short ?? attribute;
  const waits = scene.fight?.seizing.some(({ actor }) => actor === id) === true;
  return [
    ...(counters === 0 ? [] : [counters === 1 ? '1 Attack Counter' : `${counters} Attack Counters`]),
    ...(known ? prepared.map(({ attribute, left }) => `Prepared ${short(attribute)}: ${left} dice`) : []),
    ...effects.flatMap((effect) => effectNames[effect.id] ?? []),
    ...(known && waits ? ['Seizes the Initiative next'] : []),
    ...(known && fighter.owed.seized > 0 ? [fewer(fighter.owed.seized)] : []),
  ];
}

/** What somebody holds, with what is in it. */
const heldTags = (scene: Scene, id: CharacterId): readonly string[] =>
  heldBy(scene, id).map((item) => {
    const { ammo, charge } = item.profile;
    const full =
      ammo !== null
        ? ` ${item.ammo}/${ammo.max} Ammo`
        : charge !== null
          ? ` ${item.charge}/${charge} Charge`
          : '';
    return `${escapeMarkdown(nameOf(item))}${full}`;
  });

/** Where somebody is: on the map, up in the air, inside a vehicle. */
function placeTags(scene: Scene, id: CharacterId, name: Naming): readonly string[] {
  const inside = insideOf(scene, id);
  if (inside !== null) return [`in ${name(inside.vehicle)}`];
  if (inMind(scene)) return [];
  const fighter = fighterIn(scene, id);
  if (fighter === null || fighter.at === null) return [];
  const up = fighter.altitude === 0 ? '' : `, ${fighter.altitude / 100} m up`;
  return [`${placeTold(fighter.at)}${up}`];
}

const fewer = (actions: number): string =>
  `${actions} ${actions === 1 ? 'Action' : 'Actions'} fewer next turn`;
