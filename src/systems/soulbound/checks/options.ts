import { wholePercent } from '../../../engine/chances.ts';
import type { CheckOption, CheckOptions, Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { skillOf } from '../character/blank.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { difficulties } from '../content/difficulties.ts';
import { alsoCalled, checksAlso, spendsAlso } from '../content/alsoCalled.ts';
import { edges } from '../content/edges.ts';
import { skills } from '../content/skills.ts';
import { mettleSpends } from '../content/mettle.ts';
import { soulfireUses } from '../content/soulfire.ts';
import { poolOf } from '../numbers/index.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from '../scene.ts';
import { whyNoDoubling } from '../turn/economy.ts';
import { aboutCheck } from './about.ts';
import { helperChoices } from './helping.ts';
import { dnOfWord, plainPool } from './byWord.ts';
import { type CheckKind, checkKind, checkKinds, deathCheck, usualOpposition } from './kinds.ts';
import { whyNoDeathTest } from './legality.ts';
import type { DN } from './dn.ts';
import { chanceOf, chanceWithFocus, difficultyWord } from './odds.ts';

/** What somebody can test, how hard it may be (for the check that is meant, where it is known), and what may be spent on it. */
export function checkOptions(scene: Scene, actor: CharacterId, what: string | null): CheckOptions {
  const who = characterIn(scene, actor);
  if (who === null)
    return { checks: [], difficulties: difficultiesFor(null), edges: edgeChoices, spends: [], helpers: [] };
  const helpless = fighterIn(scene, actor) !== null && isIncapacitated(scene, actor);
  const why = who.dead ? 'isDead' : helpless ? 'incapacitatedTest' : null;
  const refused = why === null ? null : refusal(why, { actor });
  const kinds = checkKinds.map((kind): CheckOption => {
    const { total } = poolOf(scene, aboutCheck(actor, kind));
    const { focus, training } = skillOf(who, kind.skill);
    const common = kind.sense === null ? commonSkill(kind) : null;
    const note = `${total}d6${focus === 0 ? '' : `, Focus ${focus}`}`;
    return {
      id: kind.id,
      name: kind.name,
      ...alsoCalled(checksAlso[kind.id]),
      note,
      refused,
      pool: `${total}d6`,
      ...(common === null ? {} : { short: common.name }),
      ...(common === null || training + focus === 0 ? {} : { trained: 2 * training + focus }),
    };
  });
  const meant = what === null ? null : checkKind(what);
  const doubling = whyNoDoubling(scene, actor, 1);
  const double = rowOf(mettleSpends, 'doubleTraining');
  const sixes = rowOf(soulfireUses, 'maximise');
  return {
    checks: who.mortal === null ? kinds : [deathOption(scene, actor), ...kinds],
    difficulties: difficultiesFor(
      meant === null
        ? null
        : { dice: plainPool(scene, actor, meant), focus: skillOf(who, meant.skill).focus },
    ),
    edges: edgeChoices,
    edgesOpposed: true,
    opposing: opposingTo(meant),
    spends: [
      {
        id: double.id,
        name: double.name,
        ...alsoCalled(spendsAlso.doubleTraining),
        note: double.text,
        refused: doubling,
      },
      { id: sixes.id, name: sixes.name, note: sixes.text, refused: whyNoSoulfire(scene, actor) },
    ],
    helpers: helperChoices(scene, actor),
  };
}

/** With what somebody may oppose a check, the usual one first. */
function opposingTo(meant: CheckKind | null): readonly Choice[] {
  const first = meant === null ? null : usualOpposition(meant);
  return checkKinds
    .map(
      ({ id, name }): Choice => ({ id, name, ...(id === first ? { note: 'The usual' } : {}), refused: null }),
    )
    .sort((a, b) => Number(b.id === first) - Number(a.id === first));
}

/** The skill of a check with the attribute that it is commonly tested with; null where it is with another, or with none. */
function commonSkill({ skill, attribute }: CheckKind): (typeof skills)[number] | null {
  const row = skill === null ? null : rowOf(skills, skill);
  return row?.attribute === attribute ? row : null;
}

function deathOption(scene: Scene, actor: CharacterId): CheckOption {
  const own = character(scene, actor).attributes;
  const best = Math.max(own.body, own.mind, own.soul);
  return {
    id: deathCheck,
    name: 'Death Test',
    ...alsoCalled(checksAlso[deathCheck]),
    note: 'Mortally Wounded: pass or come nearer to death.',
    refused: whyNoDeathTest(scene, actor),
    pool: `${best}d6`,
  };
}

const usual = ['4:1', '4:2', '4:3', '3:1', '3:2', '5:1', '5:2', '5:3', '6:1', '6:2', '2:1'];

/** The words of DIFFICULTY BY DICE POOL, and the usual DNs; each with what it means for a pool, where that is known. */
function difficultiesFor(pool: { readonly dice: number; readonly focus: number } | null): readonly Choice[] {
  const dice = pool?.dice ?? null;
  const passes = (dn: DN) =>
    pool === null
      ? ''
      : `, ${wholePercent(chanceWithFocus(pool.dice, dn, pool.focus) ?? chanceOf(pool.dice, dn))}`;
  const words = difficulties.map(({ id, name, text }): Choice => {
    const dn = dice === null ? null : dnOfWord(id, dice);
    const near = dn?.asked?.fits === false ? 'nearest ' : '';
    const note =
      dn === null
        ? `${text} The DN depends on the dice pool.`
        : `${near}DN ${dn.difficulty}:${dn.complexity}${passes(dn)}`;
    return { id: name, name, note, refused: null };
  });
  const numbers = usual.map((text): Choice => {
    const [difficulty = 0, complexity = 0] = text.split(':').map(Number);
    const needed = `${complexity} ${complexity === 1 ? 'die' : 'dice'} showing ${difficulty} or more`;
    const word = dice === null ? null : difficultyWord(chanceOf(dice, { difficulty, complexity }));
    const called = word === null ? '' : `: ${rowOf(difficulties, word).name}`;
    const chance = passes({ difficulty, complexity });
    return { id: text, name: `DN ${text}`, note: `${needed}${called}${chance}`, refused: null };
  });
  return [...words, ...numbers];
}

const edgeChoices: readonly Choice[] = edges.map(({ id, name, text }) => ({
  id,
  name,
  note: text,
  refused: null,
}));
