import type { Asking, DecisionOption } from '../../../engine/decision.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bestSkills, checkable } from '../checks/best.ts';
import { damageTypes, type DamageTypeId } from '../content/damageTypes.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { statuses } from '../content/statuses.ts';
import { isCinematic } from '../numbers/ways.ts';
import { being, type CharacterId, type Scene } from '../scene.ts';
import { type Deed, partnerCost } from './kind.ts';

/** The numbers that a GM picks from (Skills: the examples, and those in between). */
const NUMBERS = [4, 7, 9, 10, 11, 13, 15, 16, 18, 19, 22];
/**
 * The number that is usual for a deed of a fully upcast Ability's size, by the Level of who does it: as the book's examples have it at 3, 5 and 9 (11, 15, 18), and
 * between them and beyond by the numbers there are (reading).
 */
const BY_LEVEL = [9, 9, 10, 11, 13, 15, 15, 16, 16, 18, 18, 19, 19];
export const usualNumber = (level: number): number => BY_LEVEL[Math.max(0, level)] ?? 22;

const NO = 'no';
const NONE = 'none';
const OTHER = 'other';

/** What a success does by the rules; the rest is told. */
export const deeds = ['harm', 'heal', 'temporary', 'wp', 'twice'] as const;

/** What the GM allows. */
export interface Allowed {
  readonly skill: SkillId;
  readonly difficulty: number;
  readonly does: readonly string[];
  readonly type: DamageTypeId;
}

interface Asked {
  readonly actor: CharacterId;
  readonly words: string;
  readonly skill: SkillId;
  readonly deed: Deed;
}

const option = (id: string, code: string, params: DecisionOption['params'] = {}): DecisionOption => ({
  id,
  code,
  params,
});

const nameOf = (skill: SkillId): string => skills.find(({ id }) => id === skill)?.name ?? skill;

/** The GM's form: the check, what it does, and which damage; null where the GM says no. */
export function* allowedBy(tx: Tx<Scene>, { actor, words, skill, deed }: Asked): Rule<Allowed | null> {
  const cinematic = isCinematic(being(tx.snapshot(), actor));
  const params = { actor, words, skill: nameOf(skill), others: [...deed.partners], on: [...deed.on] };
  const most = deeds.length + statuses.length;
  const usual = usualNumber(being(tx.snapshot(), actor).level);
  const check: Asking = {
    ...{ id: 'cinematic.check', asked: 'gm', code: 'cinematic.check', params, default: NO },
    options: [
      // Filled in: what is usual stands first, and a press on it is enough.
      ...[usual, ...NUMBERS.filter((number) => number !== usual)].map((number) =>
        option(String(number), 'cinematic.number', {
          number,
          skill: nameOf(skill),
          usual: number === usual,
        }),
      ),
      option(OTHER, 'cinematic.other'),
      option(NO, 'cinematic.no'),
    ],
  };
  const does: Asking = {
    ...{ id: 'cinematic.does', asked: 'gm', code: 'cinematic.does', params },
    several: { most, none: NONE },
    default: deed.on.length > 0 ? 'harm' : NONE,
    options: [
      ...deeds
        .filter((id) => !(cinematic && id === 'wp')) // there is no WP
        .map((id) => option(id, `cinematic.does.${id}`, { cinematic })),
      ...statuses.map(({ id, name }) => option(id, 'cinematic.status', { name })),
      option(NONE, 'cinematic.told'),
    ],
  };
  const type: Asking = {
    ...{ id: 'cinematic.type', asked: 'gm', code: 'cinematic.type', params, default: 'physical' },
    options: damageTypes.map(({ id, name }) => option(id, 'cinematic.status', { name })),
  };
  const [number = NO, doing = NONE, kind = 'physical'] = yield* tx.askAll([check, does, type]);
  if (number === NO) return null;
  const ticked = doing === NONE ? [] : doing.split(',');
  const of = damageTypes.find(({ id }) => id === kind)?.id ?? 'physical';
  if (number !== OTHER) return { skill, difficulty: Number(number), does: ticked, type: of };
  const other = yield* otherCheck(tx, actor, words);
  return { ...other, does: ticked, type: of };
}

/** Another Skill than the player has proposed, of those that they are best at. */
function* otherCheck(
  tx: Tx<Scene>,
  actor: CharacterId,
  words: string,
): Rule<Pick<Allowed, 'skill' | 'difficulty'>> {
  const params = { actor, words };
  const best = bestSkills(tx.snapshot(), actor, 20);
  const usual = String(usualNumber(being(tx.snapshot(), actor).level));
  const [skill = 'luck', number = usual] = yield* tx.askAll([
    {
      ...{ id: 'cinematic.skill', asked: 'gm', code: 'cinematic.skill', params, default: best[0] ?? 'luck' },
      options: best.map((id) => option(id, 'cinematic.status', { name: nameOf(id) })),
    },
    {
      ...{ id: 'cinematic.harder', asked: 'gm', code: 'cinematic.harder', params, default: usual },
      options: NUMBERS.map((one) => option(String(one), 'cinematic.status', { name: String(one) })),
    },
  ]);
  return { skill: checkable(skill) ?? 'luck', difficulty: Number(number) };
}

/** Who takes part, all asked at once, each with the Skill of their own: of those that they are best at. */
export function* partnersOf(
  tx: Tx<Scene>,
  { actor, words, deed }: Omit<Asked, 'skill'>,
): Rule<ReadonlyMap<CharacterId, SkillId>> {
  const now = tx.snapshot();
  const answers = yield* tx.askAll(
    deed.partners.map((id): Asking => {
      const params = { actor, target: id, words };
      return {
        ...{ id: 'cinematic.join', asked: id, code: 'cinematic.join', params, default: NO },
        options: [
          ...bestSkills(now, id, 6).map((skill) =>
            option(skill, 'cinematic.with', {
              name: nameOf(skill),
              momentum: partnerCost(now, id).momentum ?? 0,
            }),
          ),
          option(NO, 'cinematic.without'),
        ],
      };
    }),
  );
  return new Map(
    deed.partners.flatMap((id, n): readonly (readonly [CharacterId, SkillId])[] => {
      const skill = checkable(answers[n] ?? NO);
      return skill === null ? [] : [[id, skill]];
    }),
  );
}
