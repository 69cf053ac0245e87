import type { Made } from '../../../engine/creation.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act, Doing } from '../acts/act.ts';
import { heal } from '../attack/damage.ts';
import { profileOf } from '../character/profile.ts';
import { treatments } from '../content/treatments.ts';
import { ruleOf } from '../party/rules.ts';
import { type CharacterId, character, presentIn, type Scene } from '../scene.ts';
import { trySkill } from './check.ts';
import { countUse, usedToday } from './daily.ts';
import { pointsIn } from './helping.ts';
import { type Check, readCheck, spends, whyNoChecks } from './pool.ts';
import { isPatient, seeDoctor, whyNoDay, whyNoDoctor } from './rest.ts';
import { checkId } from './skill.ts';

const tending = rowOf(treatments, 'tending');

const isSlow = ({ party }: Scene): boolean => ruleOf(party, 'restHealing') === 'slow';

/** The wounded, those whose wounds have been seen to today with the reason why not again. */
const patients = (scene: Scene): readonly Choice[] =>
  presentIn(scene)
    .filter((id) => isPatient(scene, id))
    .map((id) => {
      const who = character(scene, id);
      const treated = usedToday(scene, id, 'treated') > 0;
      return {
        id,
        name: who.name,
        note: `${who.battle.hp}/${profileOf(who).maxHp} HP`,
        refused: treated ? refusal('treatedToday', { target: id }) : null,
      };
    });

/** Tending as the skill action that it is. What is typed with it says how hard it is and what helps: 'difficult, +1, equipment'. */
function checkOf(
  scene: Scene,
  { actor, detail, asGm }: Pick<Doing, 'actor' | 'detail' | 'asGm'>,
): Made<Check> {
  const parts = (detail ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isSpend = (part: string) => spends.some((spend) => spend === part.toLowerCase());
  const isEdge = (part: string) => /^[+−-]\s*\d/.test(part);
  const hard = parts.filter((part) => !isSpend(part) && !isEdge(part)).join(', ');
  return readCheck(scene, {
    kind: 'check',
    actor,
    what: checkId('tinker', 'medicine'),
    difficulty: hard === '' ? null : hard,
    against: null,
    againstWhat: null,
    edge: parts.find(isEdge)?.replace(/\s/g, '') ?? null,
    resistingEdge: null,
    helpers: [],
    spend: parts.filter(isSpend).map((part) => part.toLowerCase()),
    secret: false,
    asGm,
  });
}

/** By the alternate rule of rest, somebody with Medicine tends wounds: a Tinker action for each patient, once a day (chapter 4). */
export const tendWounds: Act = {
  id: 'tendWounds',
  name: 'Tend Wounds',
  text: 'Tinker (Medicine) for somebody wounded, once a day each: 1 HP. Say how hard: difficult, +1, equipment.',
  group: 'help',
  activation: 'free',
  when: 'town',
  has: (scene, actor) => isSlow(scene) && pointsIn(scene, actor, 'medicine') > 0,
  targets: (scene) => patients(scene),
  nobody: () => refusal('nobodyWounded'),
  words: 'optional',
  refused: (scene, actor) => whyNoDay(scene) ?? whyNoChecks(scene, actor),
  whyNot(scene, doing): Refusal | null {
    const check = checkOf(scene, doing);
    return check.ok ? null : check.refusal;
  },
  *run(tx, doing) {
    const { target } = doing;
    const check = checkOf(tx.snapshot(), doing);
    if (!check.ok || target === null) throw new Error('tending was allowed and is not');
    countUse(tx, target, 'treated');
    const outcome = yield* trySkill(tx, check.value, false);
    if (outcome !== 'failure') heal(tx, target, tending.heals, doing.actor, tending.name);
  },
};

/** By the same rule a doctor, or a hospital, does what tending does, for money. */
export const visitDoctor: Act = {
  id: 'seeDoctor',
  name: 'See a Doctor',
  text: 'For ₹2 a wounded character heals 1 HP, once a day, instead of tending.',
  group: 'help',
  activation: 'free',
  when: 'town',
  has: (scene, actor: CharacterId) => isSlow(scene) && character(scene, actor).kind === 'hero',
  refused: (scene, actor) => whyNoDay(scene) ?? whyNoDoctor(scene, actor),
  run(tx, { actor }) {
    seeDoctor(tx, actor);
    return undefined;
  },
};
