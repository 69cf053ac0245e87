import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../actions/act.ts';
import { bestSkills, checkable } from '../checks/best.ts';
import { type Checked, rollCheck } from '../checks/check.ts';
import { skills, type SkillId } from '../content/skills.ts';
import { isUnseen } from '../fight/known.ts';
import { isCinematic } from '../numbers/ways.ts';
import {
  areEnemies,
  being,
  beingIn,
  character,
  type CharacterId,
  presentIn,
  type Scene,
  sideOf,
} from '../scene.ts';
import { tell } from '../tell.ts';
import { pay, whyNotPaid } from '../turn/economy.ts';
import { allowedBy, partnersOf } from './ask.ts';
import { works } from './apply.ts';
import {
  alsoOnChoice,
  BURST,
  costOfDeed,
  deedOf,
  partnerChoice,
  partnerCost,
  REACTION,
  whyNotDeed,
} from './kind.ts';

/** Those whom somebody knows to be there. */
const known = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  presentIn(scene).filter((id) => sideOf(scene, actor) === 'foes' || !isUnseen(scene, id));

const friends = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  known(scene, actor).filter((id) => {
    const who = beingIn(scene, id);
    return id !== actor && who !== null && !who.dead && !areEnemies(scene, actor, id);
  });

/** Why somebody can't take part: a reaction and Narrative Momentum are theirs to pay. */
const whyNotWith = (scene: Scene, id: CharacterId): Refusal | null =>
  whyNotPaid(scene, id, partnerCost(scene, id));

/** What a partner pays, in a few words. */
const partnerWords = (scene: Scene, id: CharacterId): string =>
  partnerCost(scene, id).momentum === 0 ? '2 RP of theirs' : '2 RP and 2 Momentum of theirs';

const burstWords = (scene: Scene, actor: CharacterId): string =>
  isCinematic(being(scene, actor)) ? "if you can't act" : "twice the Momentum, if you can't act";

const spends = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  ...(scene.fight === null
    ? []
    : [
        { id: REACTION, name: 'As a reaction', note: '2 RP, out of your turn', refused: null },
        { id: BURST, name: 'As a burst', note: burstWords(scene, actor), refused: null },
      ]),
  ...friends(scene, actor).map(
    (id): Choice => ({
      id: partnerChoice(id),
      name: `With ${character(scene, id).name}`,
      note: partnerWords(scene, id),
      refused: whyNotWith(scene, id),
    }),
  ),
  ...known(scene, actor).map(
    (id): Choice => ({
      id: alsoOnChoice(id),
      name: `Also about ${character(scene, id).name}`,
      refused: null,
    }),
  ),
];

function whyNot(scene: Scene, { actor, target, spend }: Doing): Refusal | null {
  const deed = deedOf({ target, spend });
  const shy = deed.partners.find((id) => !friends(scene, actor).includes(id));
  if (shy !== undefined) return refusal('noPartner', { target: shy });
  const [poor] = deed.partners.flatMap((id) => whyNotWith(scene, id) ?? []);
  return whyNotDeed(scene, actor, deed) ?? poor ?? null;
}

/** Everyone checks; a critical success makes up for the failure of another (Cinematic Actions and Reactions). */
function succeed(checks: readonly Checked[]): boolean {
  const failed = checks.filter(({ passed }) => !passed).length;
  const critical = checks.filter(({ passed, rolled }) => passed && rolled?.critical === 'success').length;
  return failed === 0 || (checks.length > 1 && critical >= failed);
}

function* checked(
  tx: Tx<Scene>,
  doers: ReadonlyMap<CharacterId, SkillId>,
  difficulty: number,
): Rule<boolean> {
  const edges = doers.size > 1 ? [{ source: 'cooperative', edge: 'advantage' } as const] : [];
  const checks: Checked[] = [];
  for (const [actor, skill] of doers)
    checks.push(
      yield* rollCheck(tx, { actor, skill, label: 'cinematic', edges }, { difficulty, impossible: false }),
    );
  return succeed(checks);
}

/**
 * A Cinematic Action, Reaction or Burst (Cinematic Actions and Reactions): what its player says, if the GM allows it. The GM picks the check and what a success
 * does; those who shall take part are asked all at once. Only then it is paid, so a No costs nothing.
 */
export const cinematic: Act = {
  id: 'cinematic',
  cinematic: true,
  name: 'Cinematic action',
  also: ['Cinematic reaction', 'Cinematic burst', 'Epic deed', 'Stunt'],
  group: 'free',
  cost: {},
  when: 'anytime',
  helpless: true,
  offered: (scene, actor) => beingIn(scene, actor) !== null,
  targets: (scene, actor) =>
    known(scene, actor).map((id) => ({ id, name: character(scene, id).name, refused: null })),
  targetLater: true,
  means: (scene, actor) => {
    const best = bestSkills(scene, actor, skills.length);
    return best.map((id) => ({ id, name: skills.find((one) => one.id === id)?.name ?? id, refused: null }));
  },
  meansLater: true,
  spends,
  words: 'needed',
  whyNot,
  *run(tx, doing) {
    const { actor, means, detail } = doing;
    const deed = deedOf(doing);
    const words = detail ?? '';
    const skill = checkable(means ?? '') ?? bestSkills(tx.snapshot(), actor, 1)[0] ?? 'luck';
    const allowed = yield* allowedBy(tx, { actor, words, skill, deed });
    if (allowed === null) return tell(tx, 'cinematicRefused', { actor, words });
    const partners = yield* partnersOf(tx, { actor, words, deed });
    for (const id of deed.partners)
      if (!partners.has(id)) tell(tx, 'cinematicDeclined', { actor: id, target: actor });
    const cost = costOfDeed(tx.snapshot(), actor, deed, partners.size > 0);
    const why = whyNotPaid(tx.snapshot(), actor, cost);
    if (why !== null) return yield* tx.refuse(why.code, why.params);
    pay(tx, actor, cost);
    for (const id of partners.keys()) pay(tx, id, partnerCost(tx.snapshot(), id));
    const others = [...partners.keys()];
    tell(tx, 'cinematicTried', { actor, others, words, momentum: cost.momentum ?? 0 });
    const doers = new Map([[actor, allowed.skill] as const, ...partners]);
    const passed = yield* checked(tx, doers, allowed.difficulty);
    tell(tx, 'cinematicDone', { actor, others, words, passed, told: allowed.does.length === 0 });
    if (passed) yield* works(tx, { ...allowed, actor, doers: [...doers.keys()], on: deed.on, words });
  },
};
