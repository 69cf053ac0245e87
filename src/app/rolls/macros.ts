import { explainParseError, parseBatch } from '../../dice/index.ts';
import type { Caller } from '../caller.ts';
import { cleanName, nameKey, nearest } from '../names.ts';
import type { CampaignMacroRecord, CampaignRecord, MacroRecord, Ports, Store } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { MACRO_LIMITS } from './limits.ts';
import { fill } from './template.ts';

/** A macro that somebody may use: theirs, or their campaign's. */
export type Macro = MacroRecord & { readonly of: 'mine' | 'campaign' };

/** All that somebody may use, their own first. */
export async function macrosFor(
  store: Store,
  userId: string,
  campaignId: string | null,
): Promise<readonly Macro[]> {
  const mine = await store.macrosOf(userId);
  const shared = campaignId === null ? [] : await store.campaignMacros(campaignId);
  return [
    ...mine.map((one) => ({ ...one, of: 'mine' as const })),
    ...shared.map((one) => ({ ...one, of: 'campaign' as const })),
  ];
}

/** The macro that is called by what somebody typed (`attack`, `attack 5 2`), and what it rolls with what it is given. */
export function macroCalled(
  macros: readonly Macro[],
  typed: string,
): { readonly macro: Macro; readonly filled: Result<string> } | null {
  const key = nameKey(typed);
  const called = macros
    .filter((one) => key === one.nameKey || key.startsWith(`${one.nameKey} `))
    .toSorted((a, b) => b.nameKey.length - a.nameKey.length)[0];
  if (called === undefined) return null;
  const words = typed.normalize('NFKC').trim().split(/\s+/u);
  const given = words.slice(called.nameKey.split(' ').length).flatMap((word) => word.split(','));
  return {
    macro: called,
    filled: filledMacro(
      called,
      given.filter((one) => one !== ''),
    ),
  };
}

function filledMacro({ name, roll }: MacroRecord, given: readonly string[]): Result<string> {
  const filled = fill(roll, given);
  if (filled.ok) return yes(filled.text);
  const { ok: _, ...why } = filled;
  return no('macroGiven', { name, roll, ...why });
}

/** A name as it may be given to a macro. */
function macroName(raw: string): Result<string> {
  const name = cleanName(raw);
  if (name === null || [...name].length > MACRO_LIMITS.name.most)
    return no('badMacroName', { limit: MACRO_LIMITS.name.most });
  const read = parseBatch(name);
  return read.ok && !read.loose ? no('macroNameIsRoll', { name }) : yes(name);
}

/** Whether a text would be a roll once its places and the names of numbers in it are filled; what it is then, where not. */
export function checkMacro(roll: string): Result<string> {
  if (roll.length > MACRO_LIMITS.roll.most) return tooMany(MACRO_LIMITS.roll, roll.length);
  const filled = fill(roll, [], '1');
  if (!filled.ok) {
    const { ok: _, ...why } = filled;
    return no('badMacroPlaces', why);
  }
  const names = Object.fromEntries(namesIn(filled.text).map((name) => [name, 1]));
  const read = parseBatch(filled.text, { names });
  if (read.ok) return yes(filled.text);
  return no('macroIsNoRoll', { rolled: filled.text, explained: explainParseError(read.error) });
}

/** Every name of a number that may stand in a text: whose it will be is not known yet. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/@([\p{L}\p{N}_]+)/gu)].map(([, name = '']) => name);

/** Rolls by name: made, shared with a campaign, listed, thrown away. */
export class Macros {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Keeps a roll under a name, for the caller wherever they are. Refuses what would not be a roll. */
  async save(
    caller: Caller,
    rawName: string,
    rawRoll: string,
  ): Promise<Result<{ readonly macro: MacroRecord; readonly replaced: boolean }>> {
    const name = macroName(rawName);
    if (!name.ok) return name;
    const roll = rawRoll.trim();
    const checked = checkMacro(roll);
    if (!checked.ok) return checked;
    const { store, clock } = this.#ports;
    const mine = await store.macrosOf(caller.userId);
    const macro = { name: name.value, nameKey: nameKey(name.value), roll, createdAt: clock.now() };
    const replaced = mine.some((one) => one.nameKey === macro.nameKey);
    if (!replaced && mine.length >= MACRO_LIMITS.mine.most) return tooMany(MACRO_LIMITS.mine);
    await store.saveMacro(caller.userId, macro);
    return yes({ macro, replaced });
  }

  /** All that the caller may use here. */
  async list(caller: Caller): Promise<readonly Macro[]> {
    const campaign = await this.campaignOf(caller);
    return macrosFor(this.#ports.store, caller.userId, campaign?.id ?? null);
  }

  /** Lets the whole campaign use a macro of the caller's. What somebody else has shared under that name, a GM replaces. */
  async share(table: Table, typed: string): Promise<Result<CampaignMacroRecord>> {
    const { store, clock } = this.#ports;
    const { campaign, caller } = table;
    const mine = await store.macrosOf(caller.userId);
    const macro = mine.find((one) => one.nameKey === nameKey(typed));
    if (macro === undefined) return noSuchMacro(typed, mine);
    const shared = await store.campaignMacros(campaign.id);
    const before = shared.find((one) => one.nameKey === macro.nameKey);
    if (before !== undefined && before.sharedBy !== caller.userId && !table.gm)
      return no('macroTaken', { name: before.name, by: before.sharedBy });
    if (before === undefined && shared.length >= MACRO_LIMITS.campaign.most)
      return tooMany(MACRO_LIMITS.campaign);
    const record: CampaignMacroRecord = {
      ...macro,
      campaignId: campaign.id,
      sharedBy: caller.userId,
      createdAt: clock.now(),
    };
    await store.saveCampaignMacro(record);
    return yes(record);
  }

  /** Throws one of the caller's own away. */
  async dropMine(caller: Caller, typed: string): Promise<Result<string>> {
    const mine = await this.#ports.store.macrosOf(caller.userId);
    const macro = mine.find((one) => one.nameKey === nameKey(typed));
    if (macro === undefined) return noSuchMacro(typed, mine);
    await this.#ports.store.dropMacro(caller.userId, macro.nameKey);
    return yes(macro.name);
  }

  /** Takes one away from the campaign: whoever shared it, or a GM. */
  async dropShared(table: Table, typed: string): Promise<Result<string>> {
    const { store } = this.#ports;
    const shared = await store.campaignMacros(table.campaign.id);
    const macro = shared.find((one) => one.nameKey === nameKey(typed));
    if (macro === undefined) return noSuchMacro(typed, shared);
    if (macro.sharedBy !== table.caller.userId && !table.gm)
      return no('macroTaken', { name: macro.name, by: macro.sharedBy });
    await store.dropCampaignMacro(table.campaign.id, macro.nameKey);
    return yes(macro.name);
  }

  /** The campaign that is played where the caller is; null where none is. */
  async campaignOf(caller: Caller): Promise<CampaignRecord | null> {
    return caller.guildId === null ? null : this.#ports.store.campaignIn(caller.channelIds);
  }
}

function noSuchMacro(typed: string, among: readonly MacroRecord[]): Result<never> {
  const names = among.map(({ name }) => name);
  return no('noSuchMacro', {
    typed: typed.slice(0, 100),
    nearest: nearest(typed.slice(0, 100), names),
    names,
  });
}
