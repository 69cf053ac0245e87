import { all, at, byName, fightIn, PLAYERS, type Records, type Stored } from './records.ts';

/** Something with a name that nothing else has, and from whom it is hidden as long as the campaign's records say so. */
export interface Canary {
  readonly kind: string;
  readonly name: string;
  /** What gives it away as its name does. */
  also?(records: Records): readonly string[];
  /** Whom it is hidden from now: asked of the records, by no rule that shows or hides anything. */
  hiddenFrom(records: Records): readonly string[];
}

/** The word of a canary that a text has in it; null where it has none. A number is one only by itself. */
export function toldIn(text: string, canary: Canary, records: Records): string | null {
  const all = text.toLowerCase();
  const words = [canary.name, ...(canary.also?.(records) ?? [])];
  return (
    words.find((word) => (/^\d+$/u.test(word) ? alone(word).test(all) : all.includes(word.toLowerCase()))) ??
    null
  );
}

const alone = (number: string): RegExp => new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u');

const itsId =
  (name: string) =>
  (records: Records): readonly string[] => {
    const id = byName(records, name);
    return id === null ? [] : [id];
  };

/** Those of some people who have not been told a word openly. */
const untold = ({ told, insiders }: Records, word: string, from: readonly string[]): readonly string[] => {
  if (told.all.some((one) => one.includes(word))) return [];
  return told.insiders.some((one) => one.includes(word)) ? from.filter((who) => !insiders.has(who)) : from;
};

const outsiders = ({ insiders }: Records): readonly string[] => PLAYERS.filter((who) => !insiders.has(who));

/** Somebody in a fight of Soulbound: hidden by the GM's word, or in a hidden Zone in which none of a player's own stands. */
export const soulboundFoe = (name: string): Canary => ({
  kind: 'an unseen foe',
  name,
  also: itsId(name),
  hiddenFrom: (records) => {
    const [fight, id] = [fightIn(records), byName(records, name)];
    if (id === null || at(fight, 'fighters', id, 'side') === 'players') return []; // heroes are known to all
    if (at(fight, 'fighters', id, 'unseen') === true) return untold(records, name, PLAYERS);
    const zones = zonesOf(records, id);
    const hidden = zones.length > 0 && zones.every((zone) => isHidden(records, zone));
    const elsewhere = PLAYERS.filter((who) => !standsIn(records, who, zones));
    return hidden ? untold(records, name, elsewhere) : [];
  },
});

const zonesOf = (records: Records, id: string): readonly string[] =>
  all(at(fightIn(records), 'standing', 'zones', id)).map(String);

const isHidden = (records: Records, zone: string): boolean =>
  all(at(fightIn(records), 'map', 'zones', zone, 'traits')).some((trait) => at(trait, 'id') === 'hidden');

const standsIn = (records: Records, who: string, zones: readonly string[]): boolean =>
  (records.own[who] ?? []).some((id) => zonesOf(records, id).some((zone) => zones.includes(zone)));

export const soulboundZone = (name: string): Canary => ({
  kind: 'a hidden Zone',
  name,
  hiddenFrom: (records) => {
    const id = name.toLowerCase();
    if (!isHidden(records, id)) return [];
    return PLAYERS.filter((who) => !standsIn(records, who, [id]));
  },
});

/** Somebody in a fight of Riftbound or Ishanekon whom the GM hides: where they are, in which vehicle, at whom they aim goes with them. */
export const unseenFoe = (name: string): Canary => ({
  kind: 'an unseen foe',
  name,
  also: itsId(name),
  hiddenFrom: (records) => {
    const [fight, id] = [fightIn(records), byName(records, name)];
    const unseen = id !== null && at(fight, 'fighters', id, 'unseen') === true;
    return unseen ? untold(records, name, PLAYERS) : [];
  },
});

/** An enemy of Zafir: on the battlefield, hidden by the GM's word or by the ground, or on its way. */
export const zafirFoe = (name: string): Canary => ({
  kind: 'a hidden unit',
  name,
  also: itsId(name),
  hiddenFrom: (records) => {
    const [fight, id] = [fightIn(records), byName(records, name)];
    const coming = all(at(fight, 'reinforcements')).flatMap((one) => all(at(one, 'members')));
    const tile = id === null ? '' : String(at(fight, 'units', id, 'at'));
    const hidden =
      (id !== null &&
        (isDark(at(fight, 'grid', 'tiles', tile)) || at(fight, 'units', id, 'hidden') === true)) ||
      coming.some((one) => at(one, 'name') === name && at(one, 'hidden') === true);
    return hidden ? untold(records, name, PLAYERS) : [];
  },
});

const isDark = (tile: Stored, ...by: readonly string[]): boolean =>
  all(at(tile, 'features')).some((mark) => ['hidden', ...by].includes(String(at(mark, 'id'))));

/** Ground of Zafir, or something that lies there, by the name that it has on the map: hidden, or secret. */
const zafirPlace =
  (kind: string) =>
  (name: string): Canary => ({
    kind,
    name,
    hiddenFrom: (records) => {
      const tiles = at(fightIn(records), 'grid', 'tiles');
      const hidden = Object.values(typeof tiles === 'object' && tiles !== null ? tiles : {}).some(
        (tile) =>
          isDark(tile, 'secret') && all(at(tile, 'features')).some((mark) => at(mark, 'name') === name),
      );
      return hidden ? untold(records, name, PLAYERS) : [];
    },
  });

export const zafirGround = zafirPlace('hidden ground');
export const zafirThing = zafirPlace('something secret');

/** What a roll is for that only some know of, as long as it is not revealed. */
export const rollFor = (kind: string, name: string, from: readonly string[]): Canary => ({
  kind,
  name,
  hiddenFrom: (records) => untold(records, name, from),
});

/**
 * One of the GM's own: as long as the GM has not let them speak, or put them into a scene; in a fight, as long as they are hidden
 * in it as a foe is.
 */
export const npc = ({ name, hiddenFrom }: Canary): Canary => ({
  kind: "one of the GM's own",
  name,
  hiddenFrom: (records) => {
    const fight = records.npcs.get(name) ?? null;
    if (fight === null) return untold(records, name, PLAYERS);
    return untold(records, name, fight === records.fight?.id ? hiddenFrom(records) : outsiders(records));
  },
});

/** What the GM has noted about one of their own. */
export const npcNote = (name: string): Canary => ({
  kind: "a note about one of the GM's own",
  name,
  hiddenFrom: (records) => untold(records, name, PLAYERS),
});

/** Something of a private scene: for those who are in it. */
export const inScene = (kind: string, name: string): Canary => ({
  kind,
  name,
  hiddenFrom: (records) => untold(records, name, outsiders(records)),
});

/** Where a private scene is: whom the GM asks for a roll there are told of it. */
export const placeOf = (thread: string): Canary => ({
  kind: 'where a private scene is',
  name: thread,
  hiddenFrom: (records) => {
    const asked = records.requests
      .filter(({ channelId }) => channelId === thread)
      .flatMap(({ answers }) => answers.map(({ characterId }) => characterId));
    return outsiders(records).filter((who) => !(records.own[who] ?? []).some((id) => asked.includes(id)));
  },
});

/** What has come of a roll that was asked for (`what`), as long as the request holds it back. */
export const heldBack = (name: string, what: string, from: readonly string[]): Canary => ({
  kind: 'what a request holds back',
  name,
  hiddenFrom: ({ requests }) => {
    const request = requests.find((one) => one.what === what);
    return request === undefined || request.shownAt !== null ? [] : from;
  },
});

/** A standing order of somebody's. */
export const order = (name: string, from: readonly string[]): Canary => ({
  kind: 'a standing order',
  name,
  hiddenFrom: () => from,
});

/** What somebody has queued, as long as it is to be done. */
export const queued = (name: string, from: readonly string[]): Canary => ({
  kind: 'a queued action',
  name,
  hiddenFrom: (records) => (records.queued.includes(name) ? from : []),
});

/** A macro of somebody's own (`called`) that they have neither shared nor rolled before others. */
export const macro = (called: string, name: string, from: readonly string[]): Canary => ({
  kind: 'a macro',
  name,
  hiddenFrom: (records) =>
    records.shared.includes(called) ? [] : untold(records, called, untold(records, name, from)),
});
