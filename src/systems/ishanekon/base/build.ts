import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { overLimit } from '../../../engine/limit.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act, Doing } from '../actions/act.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Being } from '../character/schema.ts';
import type { Building } from '../content/buildings.ts';
import { type QualityId, qualities } from '../content/prices.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { paceOf } from '../items/craft.ts';
import { being, beingIn, type CharacterId, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { passTime } from '../world/pass.ts';
import { buildingCost, buildingMinutes, buildingNote, buildingsFor, ownQuality, stepOf } from './base.ts';
import { readCarried } from '../packs/carried.ts';
import { buildingLine } from '../packs/describe.ts';
import { shippedBuilding } from '../packs/shipped.ts';

/** The Skills that build (Base Building). */
const builders: readonly SkillId[] = [
  ...(['art', 'engineering', 'history'] as const),
  ...(['improvisation', 'naturalScience', 'supernatural'] as const),
];

const bestOf = (who: Being): number => Math.max(...builders.map((skill) => skillLevelOf(who, skill)));

/** What is built: of a pack of the group's, or what needs none. */
function meant(scene: Scene, { target, brought }: Pick<Doing, 'target' | 'brought'>): Building | null {
  const carried = brought === undefined ? null : readCarried(brought);
  const id = carried?.kind === 'building' ? carried.building.id : target;
  const known = buildingsFor(scene).find((one) => one.id === id);
  return known ?? (carried?.kind === 'building' ? carried.building : null);
}

const qualityOf = (id: string | null): QualityId | null => qualities.find((one) => one.id === id)?.id ?? null;

const HELPS = 'with:';

/** Those who could lend a hand: several people share the time it takes (Base Building). */
const hands = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene)
    .filter((id) => id !== actor && beingIn(scene, id)?.dead === false && !scene.npcs.includes(id))
    .map((id) => ({ id: `${HELPS}${id}`, name: `With ${being(scene, id).name}`, refused: null }));

function whyNotBuilt(scene: Scene, doing: Doing): Refusal | null {
  const { actor, means, spend } = doing;
  const [building, quality] = [meant(scene, doing), qualityOf(means)];
  if (building === null) return doing.brought === undefined ? null : refusal('notCarried');
  if (quality === null) return null;
  const who = being(scene, actor);
  const { name, skill } = rowOf(qualities, quality);
  const known = hands(scene, actor).map(({ id }) => id);
  const stranger = spend.find((one) => !known.includes(one));
  if (stranger !== undefined) return refusal('unknownSpend', { spend: stranger });
  const before = ownQuality(scene, building.id);
  if (before !== null && stepOf(before) >= stepOf(quality))
    return refusal('builtAlready', {
      what: building.name,
      quality: rowOf(qualities, before).name,
    });
  if (before === null && scene.party.base.length >= SHEET_LIMITS.base.most)
    return overLimit(SHEET_LIMITS.base);
  if (bestOf(who) < skill)
    return refusal('buildingSkill', {
      quality: name,
      level: skill,
      skills: builders.map((id) => rowOf(skills, id).name),
    });
  const needs = buildingCost(scene, building, quality);
  return who.materials + who.credits < needs
    ? refusal('tooFewMaterials', {
        what: building.name,
        ...{ needs, has: who.materials, credits: who.credits },
      })
    : null;
}

/**
 * Building, or making better what stands there (Base Building): with a Skill for the quality, materials and time; what is missing of the materials is bought, and
 * who helps shortens the time. It stands at the group's base.
 */
const build: Act = {
  id: 'build',
  name: 'Build',
  also: ['Base', 'Upgrade a building'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => {
    const who = beingIn(scene, actor);
    return scene.fight === null && who !== null && bestOf(who) >= rowOf(qualities, 'modest').skill;
  },
  refused: whyInFight,
  targets: (scene) =>
    buildingsFor(scene).map((building) => ({
      id: building.id,
      name: building.name,
      relation: 'thing',
      note: buildingNote(scene, building, buildingLine(building)),
      refused: null,
    })),
  means: () => qualities.map(({ id, name, text }) => ({ id, name, note: text, refused: null })),
  spends: hands,
  whyNot: whyNotBuilt,
  *run(tx, doing) {
    const { actor, means, spend } = doing;
    const scene = tx.snapshot();
    const [building, quality, before] = [meant(scene, doing), qualityOf(means), beingIn(scene, actor)];
    if (building === null || quality === null || before === null) return;
    const { id, name } = building;
    const cost = buildingCost(scene, building, quality);
    const minutes = buildingMinutes(cost, 1 + spend.length, paceOf(before));
    const materials = Math.min(before.materials, cost);
    write(tx.state.characters[actor], before, {
      ...before,
      materials: before.materials - materials,
      credits: before.credits - (cost - materials),
    });
    const others = scene.party.base.filter((one) => one.building !== id);
    const own = shippedBuilding(id) === null ? { own: building } : {};
    tx.state.party.base = castDraft([...others, { building: id, quality, ...own }]);
    tell(tx, 'built', {
      actor,
      what: `${rowOf(qualities, quality).name} ${name.toLowerCase()}`,
      others: spend.map((one) => one.slice(HELPS.length)),
      ...{ minutes, materials, credits: cost - materials },
    });
    yield* passTime(tx, minutes);
  },
};

export const buildActs: readonly Act[] = [build];
