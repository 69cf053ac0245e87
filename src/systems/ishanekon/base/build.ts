import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act, Doing } from '../actions/act.ts';
import type { Being } from '../character/schema.ts';
import { type BuildingId, buildingIds, buildings } from '../content/buildings.ts';
import { type QualityId, qualities } from '../content/prices.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { being, beingIn, type CharacterId, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { passTime } from '../world/pass.ts';
import { buildingCost, buildingMinutes, ownQuality, stepOf } from './base.ts';

/** The Skills that build (Base Building). */
const builders: readonly SkillId[] = [
  ...(['art', 'engineering', 'history'] as const),
  ...(['improvisation', 'naturalScience', 'supernatural'] as const),
];

const bestOf = (who: Being): number => Math.max(...builders.map((skill) => skillLevelOf(who, skill)));

const isBuilding = (id: string | null): id is BuildingId => buildingIds.some((one) => one === id);
const qualityOf = (id: string | null): QualityId | null => qualities.find((one) => one.id === id)?.id ?? null;

const HELPS = 'with:';

/** Those who could lend a hand: several people share the time it takes (Base Building). */
const hands = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene)
    .filter((id) => id !== actor && beingIn(scene, id)?.dead === false && !scene.npcs.includes(id))
    .map((id) => ({ id: `${HELPS}${id}`, name: `With ${being(scene, id).name}`, refused: null }));

function whyNotBuilt(scene: Scene, { actor, target, means, spend }: Doing): Refusal | null {
  const quality = qualityOf(means);
  if (!isBuilding(target) || quality === null) return null;
  const who = being(scene, actor);
  const { name, skill } = rowOf(qualities, quality);
  const known = hands(scene, actor).map(({ id }) => id);
  const stranger = spend.find((one) => !known.includes(one));
  if (stranger !== undefined) return refusal('unknownSpend', { spend: stranger });
  const before = ownQuality(scene, target);
  if (before !== null && stepOf(before) >= stepOf(quality))
    return refusal('builtAlready', {
      what: rowOf(buildings, target).name,
      quality: rowOf(qualities, before).name,
    });
  if (bestOf(who) < skill)
    return refusal('buildingSkill', {
      quality: name,
      level: skill,
      skills: builders.map((id) => rowOf(skills, id).name),
    });
  const needs = buildingCost(scene, target, quality);
  return who.materials + who.credits < needs
    ? refusal('tooFewMaterials', {
        what: rowOf(buildings, target).name,
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
    buildings.map(({ id, name, text }) => {
      const own = ownQuality(scene, id);
      const there = own === null ? [] : [`${rowOf(qualities, own).name} now`];
      const note = [...there, `materials from ${buildingCost(scene, id, nextFrom(own))}`, text];
      return {
        id,
        name,
        relation: 'thing',
        note: note.filter((one) => one !== '').join('. '),
        refused: null,
      };
    }),
  means: () => qualities.map(({ id, name, text }) => ({ id, name, note: text, refused: null })),
  spends: hands,
  whyNot: whyNotBuilt,
  *run(tx, { actor, target, means, spend }) {
    const quality = qualityOf(means);
    const scene = tx.snapshot();
    const before = beingIn(scene, actor);
    if (!isBuilding(target) || quality === null || before === null) return;
    const cost = buildingCost(scene, target, quality);
    const minutes = buildingMinutes(cost, 1 + spend.length);
    const materials = Math.min(before.materials, cost);
    write(tx.state.characters[actor], before, {
      ...before,
      materials: before.materials - materials,
      credits: before.credits - (cost - materials),
    });
    const others = scene.party.base.filter((one) => one.building !== target);
    tx.state.party.base = castDraft([...others, { building: target, quality }]);
    tell(tx, 'built', {
      actor,
      what: `${rowOf(qualities, quality).name} ${rowOf(buildings, target).name.toLowerCase()}`,
      others: spend.map((one) => one.slice(HELPS.length)),
      ...{ minutes, materials, credits: cost - materials },
    });
    yield* passTime(tx, minutes);
  },
};

/** The next quality that could be built. */
const nextFrom = (own: QualityId | null): QualityId =>
  qualities[own === null ? 0 : Math.min(qualities.length - 1, stepOf(own) + 1)]?.id ?? 'modest';

export const buildActs: readonly Act[] = [build];
