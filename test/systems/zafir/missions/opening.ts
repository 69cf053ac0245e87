import type { Intent, Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { characterSchema } from '../../../../src/systems/zafir/character/schema.ts';
import { whyNoMission } from '../../../../src/systems/zafir/mission/fit.ts';
import { newParty, type Party } from '../../../../src/systems/zafir/party/party.ts';
import { houseRuleIds, houseRuleTable } from '../../../../src/systems/zafir/party/rules.ts';
import { type Scene, sceneOf } from '../../../../src/systems/zafir/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import { fieldBy } from './field.ts';
import type { Liking } from './liking.ts';
import { foeMember, heroMember } from './people.ts';

/** All whom the GM plays, whenever they come. */
const npcs = Array.from({ length: 60 }, (_, n) => `foe${String(n).padStart(2, '0')}`);

/** A crew that plays the unclear places in any way. */
const partyBy = (chance: Chance): Party => ({
  ...newParty,
  rules: Object.fromEntries(
    houseRuleIds.map((id) => [id, one<readonly [string, string]>(houseRuleTable[id].choices, chance)[0]]),
  ),
});

/** One to four heroes between missions, who share a liking. */
export function crewBy(chance: Chance, liking: Liking): Scene {
  const crew = Array.from({ length: 1 + chance(4) }, (_, n) => heroMember(n, chance, liking));
  const sheets = crew.map(({ id, sheet }) => [id, characterSchema.parse(sheet)] as const);
  return sceneOf(Object.fromEntries(sheets), npcs, partyBy(chance));
}

/** Everybody of the crew. */
export const crewOf = ({ characters, npcs: theirs }: Scene): readonly string[] =>
  Object.keys(characters).filter((id) => !theirs.includes(id));

/** A mission with objectives, which the whole crew may go on. */
export function missionBegins(scene: Scene, chance: Chance): Intent {
  return {
    kind: 'mission',
    change: 'begin',
    name: one([null, 'The Sunken Foundry'], chance),
    text: one([null, 'Free the prisoners; optional: no alarm', 'Hold the bridge'], chance),
    number: one([null, 1, 2], chance),
    state: null,
    bodies: null,
    money: null,
    rewards: one([null, 'A map'], chance),
    actors: crewOf(scene),
    asGm: true,
  };
}

/** An encounter of those of the crew who can go, and one to four of the GM's. */
export function encounterBegins(scene: Scene, chance: Chance): Intent {
  const heroes = crewOf(scene).flatMap((id): readonly Member[] => {
    const who = scene.characters[id];
    return who === undefined || whyNoMission(who) !== null
      ? []
      : [{ id, name: who.name, side: 'players', sheet: plain(who), place: null }];
  });
  const known = numberAfter(Object.keys(scene.characters));
  const foes = Array.from({ length: 1 + chance(4) }, (_, n) => foeMember(known + n, chance));
  return {
    kind: 'begin',
    members: once(25, chance) ? heroes : [...heroes, ...foes],
    setup: fieldBy(chance),
    surprised: once(3, chance) ? ['foes'] : [],
    asGm: true,
  };
}
