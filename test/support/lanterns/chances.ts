import { successOdds } from '../../../src/dice/index.ts';
import type { Chances } from '../../../src/engine/chances.ts';
import type { Made } from '../../../src/engine/creation.ts';
import type { Viewer } from '../../../src/engine/event.ts';
import type { IntentOf } from '../../../src/engine/intent.ts';
import { sum } from '../../../src/engine/modifier.ts';
import { type Refusal, refusal } from '../../../src/engine/refusal.ts';
import { escapeMarkdown } from '../../../src/engine/text.ts';
import { checks, find, type Stat, tools } from './content.ts';
import type { Night } from './night.ts';
import { modifiers } from './numbers.ts';
import { isKnown } from './options.ts';

const no = (why: Refusal) => ({ ok: false, refusal: why }) as const;

/** What a check or a strike may come to, before anybody reacts. How much nerve a foe has is the GM's to know. */
export function chances(night: Night, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances> {
  const { actor } = intent;
  if (night.keepers[actor] === undefined) return no(refusal('noSuchKeeper', { id: actor }));
  return intent.kind === 'attack' ? strikeChances(night, intent, viewer) : checkChances(night, intent);
}

const nameOf = (night: Night, id: string) => `**${escapeMarkdown(night.keepers[id]?.name ?? id)}**`;

function pool(night: Night, by: string, stat: Stat, more: { edge?: string | null; burnt: boolean }) {
  const base = night.keepers[by]?.[stat] ?? 1;
  const dice = Math.max(1, sum(base, modifiers(night, 'flares', { by, ...more })).total);
  return { dice, flares: successOdds({ dice, target: 5 }) };
}

function checkChances(night: Night, intent: IntentOf<'check'>): Made<Chances> {
  const stat = find(checks, intent.what)?.id;
  if (stat === undefined) return no(refusal('noSuchCheck', { id: intent.what }));
  const needed = Number(intent.difficulty ?? '1');
  const { dice, flares } = pool(night, intent.actor, stat, {
    edge: intent.edge,
    burnt: intent.spend.includes('oil'),
  });
  const what = `${nameOf(night, intent.actor)} tries ${stat}: ${dice}d6, ${needed} needed`;
  const outcomes = [{ name: 'to succeed', chance: flares.chance({ atLeast: needed }) }];
  return { ok: true, value: { what, outcomes, notes: [] } };
}

function strikeChances(night: Night, intent: IntentOf<'attack'>, viewer: Viewer): Made<Chances> {
  const { actor, target } = intent;
  const tool = find(tools, intent.means ?? 'hook');
  const struck = night.keepers[target];
  if (tool === undefined) return no(refusal('noSuchTool', { id: intent.means }));
  if (struck === undefined || !isKnown(night, target, viewer)) return no(refusal('badTarget', { target }));
  const { dice, flares } = pool(night, actor, 'glow', { burnt: intent.spend.includes('oil') });
  const given = sum(tool.harm, modifiers(night, 'harm', { to: target })).total;
  let out = 0;
  for (const { value: hits, chance } of flares.entries())
    for (const die of [1, 2, 3, 4]) if (hits > 0 && hits + die + given >= struck.nerve) out += chance / 4;
  const known = viewer.gm || night.vigil?.sides[target] === 'players';
  return {
    ok: true,
    value: {
      what: `${nameOf(night, actor)} strikes ${nameOf(night, target)} with ${tool.name}: ${dice}d6`,
      outcomes: [
        { name: 'to hit', chance: flares.chance({ atLeast: 1 }) },
        ...(known ? [{ name: 'to put them out', chance: out }] : []),
      ],
      notes: ["Nobody's charms are counted."],
    },
  };
}
