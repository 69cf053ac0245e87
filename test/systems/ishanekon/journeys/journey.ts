import type { Intent } from '../../../../src/engine/intent.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { featuresOf } from '../../../../src/systems/ishanekon/language/active/owned.ts';
import { type Effect, insideOf } from '../../../../src/systems/ishanekon/language/schema/effects/index.ts';
import { idOf } from '../../../../src/systems/ishanekon/packs/names.ts';
import { shippedAbility } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { houseRulesOf } from '../../../../src/systems/ishanekon/party/amend.ts';
import { whyClash } from '../../../../src/systems/ishanekon/party/pairs.ts';
import { houseRuleIds } from '../../../../src/systems/ishanekon/party/rules.ts';
import {
  houseRulesSchema,
  newParty,
  type Party,
  partySchema,
} from '../../../../src/systems/ishanekon/party/party.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import { beingIn, readScene, type Scene, sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import { answerCode } from '../../../../src/systems/ishanekon/words/question.ts';
import { type Chance, chanceOf, once, one } from '../../../support/random/chance.ts';
import type { ByChance, Played, Wish } from '../../../support/random/report.ts';
import { commandsOf, type Try, type Turned } from '../../../support/random/tried.ts';
import { shutOut } from '../battles/battle.ts';
import { invariants } from '../battles/invariants.ts';
import { fightBegins } from './meddling.ts';
import { hero } from './people.ts';
import { choice, type Done } from './player.ts';

const { tried, again } = commandsOf<Scene>({ ruleset, perform });

/** A group that plays the unclear places in any way and by alternative rules that go together, and has risen to any Level. */
function partyBy(chance: Chance): Party {
  let rules = newParty.rules;
  for (const { id, choices } of houseRulesOf(newParty)) {
    const chosen = one(choices, chance).id;
    const rule = houseRuleIds.find((one) => one === id);
    if (rule === undefined || (chosen === 'yes' && whyClash(rules, rule) !== null)) continue;
    rules = houseRulesSchema.parse({ ...rules, [rule]: chosen });
  }
  return partySchema.parse({
    rules,
    ...{ level: chance(9), food: !once(3, chance), water: !once(3, chance) },
  });
}

/** A journey of twelve to thirty commands by three heroes who have anything of our pack: fights, and what comes between them. */
function journey(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  const done: Done = new Map();
  const crew = Object.fromEntries(['pc0', 'pc1', 'pc2'].map((id) => [id, hero(`Hero ${id}`, chance)]));
  let scene = sceneOf(crew, [], partyBy(chance));
  const played: Turned<Scene>[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try<Scene> }[] = [];
  const unoffered: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const besides = chanceOf(`${seed} besides`); // what is tried in vain changes nothing of the journey
  const commands = 12 + chance(19);
  const fights = !once(3, chance);
  for (let n = 0; n < commands; n++) {
    const first: Intent | null = n === 0 && fights ? fightBegins(scene, chance) : null;
    const wish: Wish = first === null ? choice(scene, done, chance) : { intent: first, offered: false };
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = scene.fight !== null && once(4, besides) ? shutOut(scene, besides) : null;
    if (shut !== null)
      unoffered.push({ intent: shut, isDone: again(scene, shut, 'unoffered', []).kind !== 'refused' });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
  }
  return { played, tries, unoffered };
}

const kindsOf = (effect: Effect): readonly string[] => [effect.effect, ...insideOf(effect).flatMap(kindsOf)];

/** What a command came to, by kind. */
function* reachedBy({
  intent,
  done,
  asked,
  before,
}: Turned<Scene>): Iterable<readonly [string, Json | undefined]> {
  if (intent.kind === 'act') yield ['act', intent.act];
  if (intent.kind === 'attack') yield ['act', 'attack'];
  for (const { type } of done.events) yield ['event', type];
  for (const { decision } of asked) {
    yield ['question', decision.code];
    for (const { code } of decision.options) yield ['answer', answerCode(code)];
  }
  for (const effect of usedBy({ intent, done, before }))
    for (const kind of kindsOf(effect)) yield ['effect of a power', kind];
}

/** The effects of the Abilities that were used, and of the features of who acts. */
function* usedBy({
  intent,
  done,
  before,
}: Pick<Turned<Scene>, 'intent' | 'done' | 'before'>): Iterable<Effect> {
  for (const { type, data } of done.events)
    if (type === 'abilityUsed') yield* shippedAbility(idOf(String(data.name)))?.effects ?? [];
  const who = 'actor' in intent ? beingIn(before, intent.actor) : null;
  if (who !== null) for (const { effects } of featuresOf(who)) yield* effects;
}

/** Journeys by chance, as they are played and watched over. */
export const journeys: ByChance<Scene> = {
  play: journey,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};
