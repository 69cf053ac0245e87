import type { Viewer } from '../../engine/event.ts';
import type { Intent } from '../../engine/intent.ts';
import type { Choice, Options } from '../../engine/options.ts';
import type { KnownPack, PackLibrary } from '../packLibrary.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** A target that the rules themselves don't have: of which pack, and which entry. */
const MARK = 'pack:';
const refOf = ({ record }: KnownPack, entry: string): string => `${MARK}${record.nameKey}/${entry}`;

/** What the rules offer to somebody in a scene, with what the campaign's packs add between fights: abilities to learn, gear to buy. */
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
  const more = new Map<string, Choice[]>();
  for (const pack of await library.list(table))
    for (const { act, entry, choice } of packs.offers(pack.record.pack, character, state))
      more.set(act, [...(more.get(act) ?? []), { ...choice, id: refOf(pack, entry) }]);
  const acts = options.acts.map((act) => {
    const added = act.kind === 'act' ? more.get(act.id) : undefined;
    return added === undefined ? act : { ...act, targets: [...(act.targets ?? []), ...added] };
  });
  return { ...options, acts };
}

/** A command with what of a pack it is aimed at, whole, so that it needs no pack any more. Refuses one whose pack is gone. */
export async function withBrought(
  library: PackLibrary,
  table: Table,
  intent: Intent,
): Promise<Result<Intent>> {
  if (intent.kind !== 'act' || intent.target?.startsWith(MARK) !== true) return yes(intent);
  for (const pack of await library.list(table)) {
    const key = refOf(pack, '');
    if (!intent.target.startsWith(key)) continue;
    const brought = table.system.packs?.carried(pack.record.pack, intent.target.slice(key.length)) ?? null;
    if (brought !== null) return yes({ ...intent, brought });
  }
  return no('offerGone');
}
