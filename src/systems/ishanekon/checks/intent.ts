import type { IntentOf } from '../../../engine/intent.ts';
import { sum } from '../../../engine/modifier.ts';
import type { CheckOptions, Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { difficulties } from '../content/difficulties.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { areEnemies, being, beingIn, type CharacterId, characterIn, type Scene } from '../scene.ts';
import { isVehicle } from '../vehicles/aboard.ts';
import { type Checking, checkEdges, checkModifiers, opposed, rollCheck, rollOpenly } from './check.ts';
import type { Grouped } from './events.ts';
import type { Goal } from './succeeds.ts';

/** The highest number that somebody may have to reach. */
const HARDEST = 60;

/** What may be ticked: failing on purpose, a number that players don't read, one that no natural 10 reaches, and how a group checks. */
const GIVE_UP = 'giveUp';
const HIDDEN = 'hidden';
const IMPOSSIBLE = 'impossible';
const ALL = 'all';

const ticks: readonly Choice[] = [
  { id: GIVE_UP, name: 'Fail on purpose', note: 'nothing is rolled', refused: null },
  {
    id: HIDDEN,
    name: 'Hide the number',
    note: 'players read whether it was enough, and no more',
    refused: null,
  },
  { id: IMPOSSIBLE, name: 'Impossible', note: 'not even a natural 10 succeeds', refused: null },
  { id: ALL, name: 'All of the group must succeed', note: 'the worst of them checks', refused: null },
];

const edges: readonly Choice[] = [
  { id: 'advantage', name: 'Advantage', note: 'two d10, the better counts', refused: null },
  { id: 'disadvantage', name: 'Disadvantage', note: 'two d10, the worse counts', refused: null },
];

function difficultyOf(text: string): number | null {
  const row = findRow(difficulties, text);
  if (row !== null) return row.number;
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= HARDEST ? number : null;
}

interface Wanted {
  readonly actor: CharacterId;
  readonly what: string;
  readonly edge: string | null;
}

/** A side of a check as it was asked for, or what is wrong with it. */
function read(scene: Scene, { actor, what, edge }: Wanted): Typed<Checking> {
  if (beingIn(scene, actor) === null) return mistyped('checkNobody', { actor });
  const skill = findRow(skills, what)?.id;
  if (skill === undefined) return mistyped('unknownSkill', { what });
  if (edge === null) return typed({ actor, skill, label: 'check' });
  if (edge !== 'advantage' && edge !== 'disadvantage') return mistyped('unknownEdge', { edge });
  return typed({ actor, skill, label: 'check', edges: [{ source: 'situation', edge }] });
}

/** A check as it was asked for: whose, and against what. */
export interface Asked {
  readonly one: Checking;
  /** Null: for its number alone, or opposed. */
  readonly goal: (Goal & { readonly hidden: boolean }) | null;
  readonly group: Grouped | null;
  /** Who opposes it, where somebody does. */
  readonly other: Checking | null;
}

type Wish = Omit<IntentOf<'check'>, 'kind' | 'asGm' | 'reason'>;

/** Who of a group checks: the best of it with advantage, or the worst, with disadvantage where any of them would have it (Skills). */
function groupOf(
  scene: Scene,
  one: Checking,
  helpers: readonly CharacterId[],
  kind: Grouped['kind'],
): { readonly one: Checking; readonly group: Grouped } {
  const members = [one.actor, ...helpers.filter((id) => id !== one.actor)];
  const added = (id: CharacterId) => sum(0, checkModifiers(scene, { ...one, actor: id })).total;
  const byValue = members.toSorted((a, b) => (kind === 'best' ? added(b) - added(a) : added(a) - added(b)));
  const actor = byValue[0] ?? one.actor;
  const others = members.filter((id) => id !== actor);
  const own = { ...one, actor };
  if (kind === 'worst') return { one: hindered(scene, own, others), group: { kind, others } };
  return {
    one: { ...own, edges: [...(one.edges ?? []), { source: 'group', edge: 'advantage' }] },
    group: { kind, others },
  };
}

/** The worst of a group has disadvantage where another of it would. */
function hindered(scene: Scene, one: Checking, others: readonly CharacterId[]): Checking {
  const isHindered = others.some((actor) =>
    checkEdges(scene, { actor, skill: one.skill }).some(({ edge }) => edge === 'disadvantage'),
  );
  return isHindered
    ? { ...one, edges: [...(one.edges ?? []), { source: 'group', edge: 'disadvantage' }] }
    : one;
}

/** Reads a check that somebody asks for, or says what is wrong with it. */
export function readCheck(scene: Scene, intent: Wish): Typed<Asked> {
  const { actor, what, edge, spend, against, againstWhat, resistingEdge, difficulty, helpers } = intent;
  const unknown = spend.find((id) => !ticks.some((tick) => tick.id === id));
  if (unknown !== undefined) return mistyped('unknownTick', { what: unknown });
  const stranger = helpers.find((id) => beingIn(scene, id) === null);
  if (stranger !== undefined) return mistyped('checkNobody', { actor: stranger });
  const own = read(scene, { actor, what, edge });
  if (!own.ok) return own;
  const to = intent.secret ? { to: 'gm' as const } : {};
  const alone: Checking = { ...own.value, ...to, ...(spend.includes(GIVE_UP) ? { gaveUp: true } : {}) };
  const { one, group } =
    helpers.length === 0
      ? { one: alone, group: null }
      : groupOf(scene, alone, helpers, spend.includes(ALL) ? 'worst' : 'best');
  if (against !== null) {
    if (difficulty !== null) return mistyped('opposedAlready', {});
    const other = read(scene, { actor: against, what: againstWhat ?? what, edge: resistingEdge });
    return other.ok ? typed({ one, goal: null, group, other: { ...other.value, ...to } }) : other;
  }
  if (difficulty === null) return typed({ one, goal: null, group, other: null });
  const number = difficultyOf(difficulty);
  if (number === null) return mistyped('unknownDifficulty', { difficulty, most: HARDEST });
  const goal = {
    difficulty: number,
    impossible: spend.includes(IMPOSSIBLE),
    hidden: spend.includes(HIDDEN),
  };
  return typed({ one, goal, group, other: null });
}

/** A check that somebody asks for: against a number, against somebody, or for its number alone. */
export function* check(tx: Tx<Scene>, intent: IntentOf<'check'>): Rule<void> {
  if (isVehicle(tx.now, intent.actor)) return yield* tx.refuse('vehicleChecks', { actor: intent.actor });
  const asked = readCheck(tx.now, intent);
  if (!asked.ok) return yield* tx.refuse(asked.refusal.code, asked.refusal.params);
  const { one, other, goal, group } = asked.value;
  if (other !== null) yield* opposed(tx, one, other);
  else if (goal !== null) yield* rollCheck(tx, one, { ...goal, group });
  else if (one.gaveUp) yield* rollCheck(tx, one, { difficulty: 1, impossible: false });
  else yield* rollOpenly(tx, one, group);
}

const pool = (added: number): string =>
  added === 0 ? '1d10' : `1d10${added < 0 ? '-' : '+'}${Math.abs(added)}`;

/** With what each Skill is commonly resisted, the usual one first. */
const resisting: { readonly [skill in SkillId]?: readonly SkillId[] } = {
  stealth: ['perception'],
  deception: ['intuition', 'psychology'],
  disguising: ['perception', 'intuition'],
  quickFingers: ['perception'],
  menace: ['perseverance'],
  presence: ['perseverance'],
  persuasion: ['perseverance', 'psychology'],
};

/** What somebody can check, with what is added to it now. */
export function checksOf(scene: Scene, actor: CharacterId, what: string | null = null): CheckOptions {
  const isBeing = beingIn(scene, actor) !== null && !isVehicle(scene, actor);
  const refused = !isBeing && characterIn(scene, actor) !== null ? refusal('checkNobody', { actor }) : null;
  const first = resisting[findRow(skills, what ?? '')?.id ?? 'meta'] ?? [];
  const opposing = [...skills].sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  return {
    checks: skills.map(({ id, name }) => {
      const level = isBeing ? skillLevelOf(being(scene, actor), id) : 0;
      return {
        id,
        name,
        pool: isBeing ? pool(sum(0, checkModifiers(scene, { actor, skill: id })).total) : '1d10',
        ...(level > 0 ? { trained: level } : {}),
        refused,
      };
    }),
    difficulties: difficulties.map(({ number, name }) => ({
      id: String(number),
      name: `${name} (${number})`,
      refused: null,
    })),
    edges,
    opposing: opposing.map(({ id, name }) => ({ id, name, refused: null })),
    spends: ticks,
    helpers: Object.keys(scene.characters)
      .filter((id) => id !== actor && beingIn(scene, id) !== null && !areEnemies(scene, actor, id))
      .map((id) => ({ id, name: scene.characters[id]?.name ?? id, note: 'in your group', refused: null })),
  };
}
