import type { Viewer } from '../../engine/event.ts';
import type { Intent, IntentOf } from '../../engine/intent.ts';
import type { Choice, Options } from '../../engine/options.ts';
import type { PackOffer } from '../../engine/packs.ts';
import type { KnownPack, PackLibrary } from '../packLibrary.ts';
import type { Json } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** A target, or a means, that the rules themselves don't have: of which pack, and which entry. */
const MARK = 'pack:';
const refOf = ({ record }: KnownPack, entry: string): string => `${MARK}${record.nameKey}/${entry}`;

/** What the rules offer to somebody in a scene, with what the campaign's packs add between fights: abilities to learn, gear to buy, upgrades for it. */
export async function optionsWithPacks(
  library: PackLibrary,
  table: Table,
  state: object,
  actor: string,
  viewer: Viewer,
): Promise<Options> {
  const { system } = table;
  const options = system.options(state, actor, viewer);
  const character = system.charactersIn(state)[actor];
  const { packs } = system;
  if (packs?.offers === undefined || character === undefined || system.fights(state)) return options;
  const offers: { readonly offer: PackOffer; readonly choice: Choice }[] = [];
  for (const pack of await library.list(table))
    for (const offer of packs.offers(pack.record.pack, character, state))
      offers.push({ offer, choice: { ...offer.choice, id: refOf(pack, offer.entry) } });
  const addedTo = (act: string, place: 'target' | 'means'): readonly Choice[] =>
    offers.flatMap(({ offer, choice }) =>
      offer.act === act && (offer.as ?? 'target') === place ? [choice] : [],
    );
  const acts = options.acts.map((act) => {
    if (act.kind !== 'act') return act;
    const [targets, means] = [addedTo(act.id, 'target'), addedTo(act.id, 'means')];
    return {
      ...act,
      ...(targets.length === 0 ? {} : { targets: [...(act.targets ?? []), ...targets] }),
      ...(means.length === 0 ? {} : { means: [...(act.means ?? []), ...means] }),
    };
  });
  return { ...options, acts };
}

/** A command with what of packs it is aimed at or done with, whole, so that it needs no pack any more. Refuses one whose pack is gone. */
export async function withBrought(
  library: PackLibrary,
  table: Table,
  intent: Intent,
): Promise<Result<Intent>> {
  if (intent.kind !== 'act') return yes(intent);
  let whole: IntentOf<'act'> = intent;
  for (const [chosen, place] of [
    [intent.target, 'brought'],
    [intent.means, 'broughtMeans'],
  ] as const) {
    if (chosen?.startsWith(MARK) !== true) continue;
    const brought = await entryOf(library, table, chosen);
    if (brought === null) return no('offerGone');
    whole = { ...whole, [place]: brought };
  }
  return yes(whole);
}

/** What an entry of the campaign's packs puts on a sheet; null where its pack is gone. */
async function entryOf(library: PackLibrary, table: Table, chosen: string): Promise<Json | null> {
  for (const pack of await library.list(table)) {
    const key = refOf(pack, '');
    if (!chosen.startsWith(key)) continue;
    const brought = table.system.packs?.carried(pack.record.pack, chosen.slice(key.length)) ?? null;
    if (brought !== null) return brought;
  }
  return null;
}
