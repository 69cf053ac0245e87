import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyNotTarget } from '../attack/legality.ts';
import { type CheckKind, knownCheck, usualOpposition } from '../checks/kinds.ts';
import { opposedRule, opposedSides } from '../checks/resist.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { skills, socialSkills } from '../content/skills.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { giveBack } from '../turn/economy.ts';
import { end } from '../turn/members.ts';
import type { Act, Doing } from './act.ts';
import { enemiesOf, person } from './targets.ts';

const allow = 'allow';

/** Anything else, in the player's own words. The GM says whether it can be done; if not, the Action is not spent. */
export const improvise: Act = {
  id: 'improvise',
  cost: 'action',
  words: 'needed',
  *run(tx: Tx<Scene>, { actor, detail, bought, asGm }: Doing): Rule<void> {
    const text = detail ?? '';
    const answer = asGm
      ? allow
      : yield* tx.ask({
          id: 'improvise',
          asked: 'gm',
          code: 'improvise',
          params: { actor, text },
          options: [
            { id: allow, code: 'improvise.allow', params: {} },
            { id: 'refuse', code: 'improvise.refuse', params: {} },
          ],
          default: allow,
        });
    if (answer === allow) return tell(tx, 'improvised', { actor, text });
    giveBack(tx, actor, bought);
    tell(tx, 'notImprovised', { actor, text, mettle: bought });
  },
};

/** The skills of a Parley: the social ones first, but any will do where the GM sees how. */
const parleySkills = [
  ...skills.filter(({ id }) => socialSkills.includes(id)),
  ...skills.filter(({ id }) => !socialSkills.includes(id)),
];

/** With what a Parley may be resisted, besides what usually resists it. */
const resistances = ['mind.intuition', 'soul.determination', 'mind.guile', 'mind.lore', 'soul'] as const;

/**
 * An Opposed Test that ends the fight (S81). The GM says with what it is resisted; by the house rule, also whether
 * peace is made once it is won.
 */
export const parley: Act = {
  id: 'parley',
  cost: 'action',
  words: 'optional',
  targets: (scene, actor) =>
    enemiesOf(scene, actor).map((id) => person(scene, id, whyNotSpokenTo(scene, actor, id))),
  nobody: (_scene, actor) => refusal('noEnemy', { actor }),
  skill: (_scene, _actor, means) => parleySkills.find(({ id }) => id === means)?.id ?? null,
  means: () => parleySkills.map(({ id, name }) => ({ id, name, refused: null })),
  *run(tx: Tx<Scene>, doing: Doing): Rule<void> {
    const { actor, target, means, detail, boost, asGm } = doing;
    const kind = kindOf(parleySkills.find(({ id }) => id === means));
    if (target === null) return;
    const resisting = asGm ? usual(kind) : yield* resistedWith(tx, { actor, target, kind, words: detail });
    const sides = opposedSides({ actor, kind, edge: null, ...boost }, target, resisting);
    const contest = yield* opposedRule(tx, sides.first, sides.second);
    const told = { actor, target, words: detail };
    if (contest !== 'won') return tell(tx, 'parleyed', { ...told, outcome: 'lost' });
    if (!asGm && tx.now.party.rules.parley === 'gmConfirms' && !(yield* confirmed(tx, actor, target)))
      return tell(tx, 'parleyed', { ...told, outcome: 'gmSaysNo' });
    tell(tx, 'parleyed', { ...told, outcome: 'peace' });
    yield* end(tx);
  },
};

function whyNotSpokenTo(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const why = whyNotTarget(scene, actor, target);
  // Charmed, one may talk to the charmer all the same.
  if (why !== null && why.code !== 'charmed') return why;
  return isIncapacitated(scene, target) || fighterIn(scene, target) === null
    ? refusal('hearsNothing', { target })
    : null;
}

function kindOf(skill: (typeof skills)[number] | undefined): CheckKind {
  if (skill === undefined) throw new Error('a Parley without a skill');
  return knownCheck(`${skill.attribute}.${skill.id}`);
}

const usual = (kind: CheckKind) => knownCheck(usualOpposition(kind));

function* resistedWith(
  tx: Tx<Scene>,
  about: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly kind: CheckKind;
    readonly words: string | null;
  },
): Rule<CheckKind> {
  const { actor, target, kind, words } = about;
  const ids = [...new Set([usual(kind).id, ...resistances])];
  const choice = yield* tx.ask({
    id: 'parley',
    asked: 'gm',
    code: 'parley',
    params: { actor, target, name: kind.name, words, ends: tx.now.party.rules.parley === 'ends' },
    options: ids.map((id) => ({ id, code: 'parley.resist', params: { name: knownCheck(id).name } })),
    default: ids[0] ?? 'soul',
  });
  return knownCheck(choice);
}

function* confirmed(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): Rule<boolean> {
  const answer = yield* tx.ask({
    id: 'peace',
    asked: 'gm',
    code: 'peace',
    params: { actor, target },
    options: [
      { id: 'peace', code: 'peace.yes', params: {} },
      { id: 'goesOn', code: 'peace.no', params: {} },
    ],
    default: 'peace',
  });
  return answer === 'peace';
}
