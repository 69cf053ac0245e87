import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { checkKind } from '../checks/kinds.ts';
import type { ActId } from '../content/acts.ts';
import type { SkillId } from '../content/skills.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import type { Act, Doing } from '../moves/act.ts';
import { person } from '../moves/targets.ts';
import { type CharacterId, characterIn, presentIn, type Scene } from '../scene.ts';
import { mustBuyAction, whyHelpless } from '../turn/economy.ts';
import { chanceOfTest } from './chances.ts';
import { effectWords } from './effects/index.ts';
import { aimsAt, powerIn, whyNotAimed, whyNotThem, whyNotUsed, whyNotZone } from './legality.ts';
import type { Power, PowerKind } from './schema/power.ts';
import { usePower } from './use.ts';

/** The powers of somebody that one of the acts below uses. */
function powersFor(
  scene: Scene,
  actor: CharacterId,
  when: 'action' | 'free',
  kinds: readonly PowerKind[],
): readonly Power[] {
  const all = characterIn(scene, actor)?.powers ?? [];
  return all.filter((power) => power.when === when && kinds.includes(power.kind));
}

/** All whom a power may be aimed at, the user last; outside a fight everybody who is there. */
function people(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const all = presentIn(scene);
  return [...all.filter((id) => id !== actor), actor].filter((id) => all.includes(id));
}

const zones = (scene: Scene) => Object.entries(scene.fight?.map.zones ?? {});

/** Why a power cannot be aimed at somebody or at a Zone, or at nothing where it needs something. */
function whyNotAt(scene: Scene, actor: CharacterId, power: Power, target: string): Refusal | null {
  switch (aimsAt(power)) {
    case 'person':
      return whyNotAimed(scene, actor, power, target);
    case 'zone':
      return whyNotZone(scene, actor, power, target);
    case 'nothing':
      if (power.aim === 'close' && scene.fight === null)
        return refusal('powerNeedsFight', { power: power.name });
      return whyNotThem(scene, actor, power, zoneOfFighter(scene, actor));
  }
}

/** The targets of which a power has one to choose, open or not. */
const candidates = (scene: Scene, actor: CharacterId, power: Power): readonly string[] => {
  const aim = aimsAt(power);
  if (aim === 'nothing') return [];
  return aim === 'zone' ? zones(scene).map(([id]) => id) : people(scene, actor);
};

const openTargets = (scene: Scene, actor: CharacterId, power: Power) =>
  candidates(scene, actor, power).filter((id) => whyNotAt(scene, actor, power, id) === null);

/** A target is open where one of the powers takes it; else it says why the first does not. */
function targetsOf(scene: Scene, actor: CharacterId, powers: readonly Power[]): readonly Choice[] {
  const named = [
    ...people(scene, actor).map((id) => person(scene, id, null)),
    ...zones(scene).map(([id, { name }]): Choice => ({ id, name, refused: null })),
  ];
  return named.flatMap((choice) => {
    const takers = powers.filter((power) => candidates(scene, actor, power).includes(choice.id));
    const [first, ...more] = takers.map((power) => whyNotAt(scene, actor, power, choice.id));
    if (first === undefined) return [];
    return [{ ...choice, refused: first === null || more.includes(null) ? null : first }];
  });
}

function meansOf(scene: Scene, actor: CharacterId, power: Power): Choice {
  const { id, name, mettle, left, effects } = power;
  const cost = mettle === 0 ? [] : [`${mettle} Mettle`];
  const stock = left === null ? [] : [`${left} left`];
  const note = [...cost, ...stock, ...chanceOfTest(scene, actor, power), ...effects.map(effectWords)]
    .join('; ')
    .slice(0, 100);
  const fits = openTargets(scene, actor, power);
  const needs = aimsAt(power) !== 'nothing';
  const extra = power.when === 'action' && mustBuyAction(scene, actor) ? 1 : 0;
  const why = whyNotUsed(scene, actor, power, extra) ?? (needs ? null : whyNotAt(scene, actor, power, actor));
  const aimless = needs && fits.length === 0 ? whyNobody(scene, actor, power) : null;
  return { id, name, note, refused: why ?? aimless, fits };
}

function whyNobody(scene: Scene, actor: CharacterId, power: Power): Refusal {
  const [first] = candidates(scene, actor, power).flatMap((id) => whyNotAt(scene, actor, power, id) ?? []);
  return first ?? refusal('powerTarget', { power: power.name });
}

/** An act that uses one of the powers of some kinds. */
function using(id: ActId, when: 'action' | 'free', kinds: readonly PowerKind[], none: string): Act {
  const own = (scene: Scene, actor: CharacterId) => powersFor(scene, actor, when, kinds);
  return {
    id,
    cost: when === 'action' ? 'action' : 'nothing',
    when: 'anytime',
    targetLater: true,
    refused(scene, actor) {
      // A Free Action is of one's own turn.
      const late = when === 'free' && scene.fight !== null ? whyHelpless(scene, actor) : null;
      if (late !== null) return late;
      const [first, ...more] = own(scene, actor).map((power) => meansOf(scene, actor, power).refused);
      if (first === undefined) return refusal(none, { actor });
      return [first, ...more].includes(null) ? null : first;
    },
    targets: (scene, actor) => targetsOf(scene, actor, own(scene, actor)),
    means: (scene, actor) => own(scene, actor).map((power) => meansOf(scene, actor, power)),
    skill: (scene, actor, means) => skillOf(scene, actor, means, own(scene, actor)),
    whyNot: (scene, doing) => whyNotDone(scene, doing),
    *run(tx, { actor, target, means, boost }) {
      const power = means === null ? null : powerIn(tx.now, actor, means);
      if (power === null) return;
      const aim = aimsAt(power);
      const chosen = target ?? only(tx.snapshot(), actor, power);
      yield* usePower(tx, {
        user: actor,
        power,
        target: aim === 'person' ? chosen : null,
        zone: aim === 'zone' ? chosen : null,
        boost,
      });
    },
  };
}

/** The skill of the Test of a power; null where it is not said yet which, and one has a Test. */
function skillOf(
  scene: Scene,
  actor: CharacterId,
  means: string | null,
  own: readonly Power[],
): SkillId | null | undefined {
  if (means === null) return own.some(({ test }) => test !== null) ? null : undefined;
  const test = powerIn(scene, actor, means)?.test;
  return test == null ? undefined : (checkKind(test.check)?.skill ?? null);
}

/** The one target there is, where nobody says which. */
function only(scene: Scene, actor: CharacterId, power: Power): string | null {
  const [first = null, ...more] = openTargets(scene, actor, power);
  return more.length === 0 ? first : null;
}

function whyNotDone(scene: Scene, { actor, target, means, bought, boost }: Doing): Refusal | null {
  const power = means === null ? null : powerIn(scene, actor, means);
  if (power === null) return null;
  const why = whyNotUsed(scene, actor, power, (bought ? 1 : 0) + (boost.doubled ? 1 : 0));
  if (why !== null || aimsAt(power) === 'nothing') return why ?? whyNotAt(scene, actor, power, actor);
  const chosen = target ?? only(scene, actor, power);
  if (chosen !== null) return whyNotAt(scene, actor, power, chosen);
  const choices = openTargets(scene, actor, power).map((id) => nameOf(scene, id));
  return choices.length === 0
    ? whyNobody(scene, actor, power)
    : refusal('chooseTarget', { act: power.name, choices });
}

const nameOf = (scene: Scene, id: string) =>
  characterIn(scene, id)?.name ?? scene.fight?.map.zones[id]?.name ?? id;

const talents = ['talent', 'miracle', 'trait'] as const;

export const useTalent = using('useTalent', 'action', talents, 'noTalent');
export const castSpell = using('castSpell', 'action', ['spell'], 'noSpell');
export const useItem = using('useItem', 'action', ['item'], 'noItem');
export const freeTalent = using('freeTalent', 'free', [...talents, 'spell', 'item'], 'noFreeTalent');
