import { hashOf } from '../../dice/index.ts';
import type { AnySystem } from '../../engine/system.ts';
import { cleanName, nameKey } from '../names.ts';
import { checkMapPicture, checkPlace, checkPortrait } from '../pictures/check.ts';
import type { Image } from '../pictures/image.ts';
import { readPatches } from '../play/patches.ts';
import { isScene } from '../play/sceneOf.ts';
import type { Result } from '../result.ts';
import type {
  Fault,
  FileCampaign,
  FileCharacter,
  FileEntry,
  FileFight,
  FileMap,
  FilePortrait,
  FileRecord,
  FileSeed,
} from './file.ts';
import { Sums } from './sums.ts';

/** What is known of a file once all of it was read. */
export interface Checked {
  readonly campaign: FileCampaign;
  readonly seeds: readonly FileSeed[];
  readonly characters: readonly FileCharacter[];
  readonly open: readonly FileFight[]; // those that are not over
  readonly ids: readonly string[]; // of all that has one
  readonly people: readonly string[]; // to whom something belongs, who are away, and who stands in for them
}

/** Holds the records of a file against one another, and each state against its system. */
export class Checker {
  readonly #system: AnySystem;
  readonly #once = new Once();
  readonly #seeds: FileSeed[] = [];
  readonly #characters: FileCharacter[] = [];
  readonly #open: FileFight[] = [];
  readonly #ids: string[] = [];
  readonly #known = new Set<string>(); // characters and fights
  readonly #sums = new Sums();
  readonly #newest = new Map<string, number>(); // of each stream
  readonly #versions: { readonly id: string; readonly version: number; readonly where: string }[] = [];
  /** What names a record that may come later. */
  readonly #names: {
    readonly id: string;
    readonly where: string;
    readonly of: 'known' | 'seeds' | 'campaign';
  }[] = [];
  readonly #inFight: { readonly id: string; readonly fight: string; readonly n: number }[] = [];
  #campaign: FileCampaign | null = null;

  constructor(system: AnySystem) {
    this.#system = system;
  }

  /** What is wrong with what stands beside the lists. */
  campaign(campaign: FileCampaign): readonly Fault[] {
    this.#campaign = campaign;
    this.#ids.push(campaign.id);
    this.#sums.campaign(campaign);
    const faults = [...this.#once.of(campaign.id, 'campaign', 'has the same id as another')];
    if (cleanName(campaign.name) !== campaign.name) faults.push({ where: 'campaign.name', why: NO_NAME });
    const { party } = campaign;
    if (party.state !== null && this.#system.party?.read(party.state, party.schemaVersion).ok === false)
      faults.push(this.#unreadable('campaign.party'));
    return faults;
  }

  /** What is wrong with a record, as far as what came before it tells. */
  async record(one: FileRecord, n: number): Promise<readonly Fault[]> {
    const where = `${one.list}.${n}`;
    switch (one.list) {
      case 'seeds':
        return this.#seed(one.record, where);
      case 'characters':
        return this.#character(one.record, n, where);
      case 'encounters':
        return this.#fight(one.record, where);
      case 'entries':
        return this.#entry(one.record, where);
      case 'portraits':
        return this.#portrait(one.record, where);
      case 'maps':
        return this.#map(one.record, where);
      case 'packs': {
        const { name, pack, schemaVersion } = one.record;
        const reads = holds(() => this.#system.packs?.read(pack, schemaVersion).ok === true);
        return [
          ...this.#once.of(`pack ${nameKey(name)}`, `${where}.name`, NAMED_TWICE),
          ...(reads ? [] : [this.#unreadable(`${where}.pack`)]),
        ];
      }
      case 'macros':
        return this.#once.of(`macro ${nameKey(one.record.name)}`, `${where}.name`, NAMED_TWICE);
      case 'actives':
        this.#sums.named(one.record.userId);
        this.#names.push({ id: one.record.characterId, where, of: 'known' });
        return this.#once.of(`active ${one.record.userId}`, where, 'belongs to the same person as another');
      case 'drafts':
        return this.#once.of(`draft ${one.record.userId}`, where, 'belongs to the same person as another');
    }
  }

  /** Where records name one another. Only after the last of them. */
  end(): Checked & { readonly faults: readonly Fault[] } {
    const campaign = this.#campaign;
    if (campaign === null) return { ...NOTHING, faults: [{ where: 'campaign', why: 'is missing' }] };
    return {
      campaign,
      seeds: this.#seeds,
      characters: this.#characters,
      open: this.#open,
      ids: this.#ids,
      people: [...this.#sums.people],
      faults: [...this.#misnamed(campaign), ...this.#misplaced(), ...this.#behind()],
    };
  }

  #seed(seed: FileSeed, where: string): readonly Fault[] {
    const { id, number, secret, hash, revealedAt } = seed;
    this.#seeds.push(seed);
    this.#ids.push(id);
    const faults = [
      ...this.#once.of(id, where, HAS_ID_TWICE),
      ...this.#once.of(`seed ${number}`, `${where}.number`, 'has the same number as another'),
    ];
    if ((secret === null) !== (revealedAt === null))
      faults.push({ where, why: "is public and has no secret, or has one and isn't public" });
    if (secret !== null && hashOf(secret) !== hash)
      faults.push({ where: `${where}.secret`, why: "doesn't match the published hash" });
    return faults;
  }

  #character(one: FileCharacter, n: number, where: string): readonly Fault[] {
    const { id, name, version, state, schemaVersion, encounterId, archivedAt } = one;
    this.#sums.character(one);
    this.#characters.push(one);
    this.#ids.push(id);
    this.#known.add(id);
    this.#versions.push({ id, version, where });
    if (encounterId !== null) this.#inFight.push({ id, fight: encounterId, n });
    const reads = holds(() => this.#system.character.read(state, schemaVersion).ok);
    return [
      ...this.#once.of(id, where, HAS_ID_TWICE),
      ...(archivedAt === null
        ? this.#once.of(`character ${nameKey(name)}`, `${where}.name`, NAMED_TWICE)
        : []),
      ...(cleanName(name) === name ? [] : [{ where: `${where}.name`, why: NO_NAME }]),
      ...(reads ? [] : [this.#unreadable(`${where}.state`)]),
    ];
  }

  #fight(fight: FileFight, where: string): readonly Fault[] {
    const { id, version, state, schemaVersion, endedAt } = fight;
    this.#ids.push(id);
    this.#known.add(id);
    this.#versions.push({ id, version, where });
    this.#sums.fight(fight);
    if (endedAt === null) this.#open.push(fight);
    const twice = this.#once.of(id, where, HAS_ID_TWICE);
    const system = this.#system;
    if (!isScene(system, state, schemaVersion)) return [...twice, this.#unreadable(`${where}.state`)];
    if (endedAt !== null || system.fights(system.upcast(state, schemaVersion))) return twice;
    return [...twice, { where: `${where}.endedAt`, why: 'is missing: that fight is over' }];
  }

  #entry(entry: FileEntry, where: string): readonly Fault[] {
    const { id, stream, number, drawn, patches, inverse } = entry;
    this.#ids.push(id);
    this.#newest.set(stream.id, Math.max(number, this.#newest.get(stream.id) ?? 0));
    if (stream.kind === 'party')
      this.#names.push({ id: stream.id, where: `${where}.stream`, of: 'campaign' });
    const faults = [
      ...this.#once.of(id, where, HAS_ID_TWICE),
      ...this.#once.of(
        `${stream.kind} ${stream.id} ${number}`,
        where,
        'has the same number as another in its stream',
      ),
    ];
    if (drawn !== null) {
      this.#names.push({ id: drawn.seedId, where: `${where}.drawn.seedId`, of: 'seeds' });
      const draw = `drawn ${drawn.seedId} ${drawn.number}`;
      faults.push(...this.#once.of(draw, `${where}.drawn`, 'used the same draw as another'));
    }
    for (const [name, list] of Object.entries({ patches, inverse }))
      if (!holds(() => readPatches(list).length >= 0))
        faults.push({ where: `${where}.${name}`, why: "aren't changes I can read" });
    for (const name of ['dice', 'answers', 'rulings', 'events'] as const)
      if (!Array.isArray(entry[name])) faults.push({ where: `${where}.${name}`, why: "isn't a list" });
    return faults;
  }

  async #portrait({ characterId, type, data }: FilePortrait, where: string): Promise<readonly Fault[]> {
    this.#names.push({ id: characterId, where, of: 'known' });
    return [
      ...this.#once.of(`portrait ${characterId}`, where, 'belongs to the same character as another'),
      ...pictureFaults(await checkPortrait(Buffer.from(data, 'base64')), type, where),
    ];
  }

  async #map({ id, encounterId, picture }: FileMap, where: string): Promise<readonly Fault[]> {
    this.#ids.push(id);
    if (encounterId !== null)
      this.#names.push({ id: encounterId, where: `${where}.encounterId`, of: 'known' });
    const faults = [
      ...this.#once.of(id, where, HAS_ID_TWICE),
      ...this.#once.of(`map ${encounterId ?? 'next'}`, where, 'is for the same fight as another'),
    ];
    if (picture === null) return faults;
    const checked = await checkMapPicture(Buffer.from(picture.data, 'base64'));
    faults.push(...pictureFaults(checked, picture.type, `${where}.picture`));
    if (!checkPlace(picture).ok) faults.push({ where: `${where}.picture`, why: "isn't on the map" });
    return faults;
  }

  #unreadable(where: string): Fault {
    return { where, why: `isn't something ${this.#system.name} can read` };
  }

  *#misnamed(campaign: FileCampaign): Generator<Fault> {
    const all = {
      known: this.#known,
      seeds: new Set(this.#seeds.map(({ id }) => id)),
      campaign: new Set([campaign.id]),
    };
    for (const { id, where, of } of this.#names) if (!all[of].has(id)) yield { where, why: MISNAMED[of] };
  }

  /** Who says that they are in a fight, and is not. */
  *#misplaced(): Generator<Fault> {
    const inside = new Map(
      this.#open.map(({ id, state, schemaVersion }) => [
        id,
        this.#system.charactersIn(this.#system.upcast(state, schemaVersion)),
      ]),
    );
    for (const { id, fight, n } of this.#inFight) {
      const there = inside.get(fight);
      if (there === undefined)
        yield { where: `characters.${n}.encounterId`, why: "isn't a fight that's still on" };
      else if (there[id] === undefined)
        yield { where: `characters.${n}.encounterId`, why: "is a fight they aren't in" };
    }
  }

  *#behind(): Generator<Fault> {
    for (const { id, version, where } of this.#versions)
      if (version < (this.#newest.get(id) ?? 0))
        yield { where: `${where}.version`, why: 'is behind its entries' };
  }
}

const NO_NAME = "isn't a name of 1 to 40 characters";
const NAMED_TWICE = 'has the same name as another';
const HAS_ID_TWICE = 'has the same id as another';
const MISNAMED = {
  known: "names something that isn't in this file",
  seeds: "isn't a seed in this file",
  campaign: "is another campaign's party",
};

const NOTHING = {
  campaign: {
    id: '',
    name: '',
    settings: null,
    party: { version: 0, schemaVersion: 0, state: null },
    createdAt: new Date(0),
    gms: [],
  },
  seeds: [],
  characters: [],
  open: [],
  ids: [],
  people: [],
};

/** What may be there once only. */
class Once {
  readonly #known = new Set<string>();

  of(key: string, where: string, why: string): readonly Fault[] {
    if (this.#known.has(key)) return [{ where, why }];
    this.#known.add(key);
    return [];
  }
}

const WHY: { readonly [code: string]: string } = {
  notAPicture: "isn't a PNG or a JPEG",
  notAPortrait: "isn't a picture I can show",
  pictureBreaksOff: 'is cut off or damaged',
  portraitSize: 'is too small or too large for a portrait',
  limit: 'is too large to draw',
};

function pictureFaults(checked: Result<Image>, type: string, where: string): readonly Fault[] {
  if (!checked.ok) return [{ where, why: WHY[checked.refusal.code] ?? "is a picture I can't draw" }];
  return checked.value.type === type ? [] : [{ where: `${where}.type`, why: `is ${checked.value.type}` }];
}

/** Whether something is so; what cannot even be looked at is not. */
function holds(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
