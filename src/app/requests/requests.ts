import { type IntentOf, plainCheck } from '../../engine/intent.ts';
import type { Choice } from '../../engine/options.ts';
import type { Caller } from '../caller.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import type { Acts } from '../play/act.ts';
import type { Played } from '../play/played.ts';
import type { CharacterRecord, Ports, RequestAnswerRecord, RequestRecord } from '../ports.ts';
import { type No, no, type Refusal, type Result, yes } from '../result.ts';
import type { FreeRoll } from '../rolls/record.ts';
import type { Rolls } from '../rolls/rolls.ts';
import { shutTo } from '../scenes/privacy.ts';
import { plays, seat, type Table } from '../table.ts';
import { type Asked, Asking, type Wanted } from './ask.ts';
import { type Board, boardOf, settled } from './board.ts';
import { isOver, rollsInSecret } from './held.ts';
import { type Line, lineCalled, passedLine, stillOpen } from './lines.ts';

/** A request as one caller finds it. */
export interface OpenRequest {
  readonly request: RequestRecord;
  readonly table: Table;
}

/** A line that the caller answers: for a character that they play (their own, or in whose player's place they stand), or as a GM. */
export interface OpenLine extends OpenRequest {
  readonly answer: RequestAnswerRecord;
  readonly character: CharacterRecord;
  readonly mine: boolean; // not as a GM
}

/** A character of somebody's who is asked, with their line. */
export interface Own {
  readonly answer: RequestAnswerRecord;
  readonly character: CharacterRecord;
}

/** What goes along with a check that is asked for. */
export interface Picked {
  readonly spend: readonly string[];
  readonly edge: string | null;
  readonly helpers: readonly string[];
}

/** What may go along with it: the rules' own lists, with the reason why not where they say so before a roll. */
export interface Offered {
  readonly scene: object;
  readonly spends: readonly Choice[];
  readonly edges: readonly Choice[];
  readonly helpers: readonly Choice[];
}

export type AnswerGiven =
  | { readonly kind: 'check'; readonly table: Table; readonly played: Played }
  | { readonly kind: 'roll'; readonly requestId: string; readonly roll: FreeRoll }
  | { readonly kind: 'refused'; readonly requestId: string | null; readonly refusal: Refusal };

export const NOTHING_PICKED: Picked = { spend: [], edge: null, helpers: [] };

/** A GM asks several characters to roll the same: each is answered once, whoever presses. */
export class Requests {
  readonly #ports: Ports;
  readonly #acts: Acts;
  readonly #rolls: Rolls;
  readonly #asking: Asking;

  constructor(ports: Ports, acts: Acts, rolls: Rolls) {
    this.#ports = ports;
    this.#acts = acts;
    this.#rolls = rolls;
    this.#asking = new Asking(ports, acts, rolls);
  }

  ask(table: Table, wanted: Wanted): Promise<Asked> {
    return this.#asking.ask(table, wanted);
  }

  /** Those whom a GM may ask. */
  playable(table: Table): Promise<readonly CharacterRecord[]> {
    return this.#asking.playable(table);
  }

  /** A request by its id. Refuses elsewhere, and in a campaign that has been put away. */
  async open(caller: Caller, requestId: string): Promise<Result<OpenRequest>> {
    return this.#seated(caller, await this.#ports.store.request(requestId));
  }

  async #seated(caller: Caller, request: RequestRecord | null): Promise<Result<OpenRequest>> {
    const campaign = request === null ? null : await this.#ports.store.campaign(request.campaignId);
    if (request === null || campaign === null || campaign.guildId !== caller.guildId)
      return no('requestGone');
    if (campaign.archivedAt !== null) return no('requestArchived');
    const table = await seat(this.#ports, campaign, caller);
    return table.ok ? yes({ request, table: table.value }) : table;
  }

  /**
   * The caller's characters, and those of whom they stand in for, who have not answered yet, or have passed and may think again. Refuses
   * whoever is not asked, or has answered already.
   */
  async mine({ request, table }: OpenRequest): Promise<Result<readonly Own[]>> {
    const all = await Promise.all(
      request.answers.map(async (answer) => ({
        answer,
        character: await this.#ports.store.character(answer.characterId),
      })),
    );
    const own = all.flatMap(({ answer, character }) =>
      character !== null && plays(table, character) ? [{ answer, character }] : [],
    );
    const [first] = own;
    if (first === undefined) {
      const names = all.flatMap(({ character }) => (character === null ? [] : [character.name]));
      return no(table.gm ? 'requestAsGm' : 'requestNotAsked', { names });
    }
    const can = own.filter(({ answer }) => stillOpen({ request, answer }).ok);
    const open = can.filter(({ answer }) => answer.state === 'open');
    if (can.length > 0) return yes(open.length > 0 ? open : can);
    const still = stillOpen({ request, answer: first.answer });
    return still.ok ? no('requestAnswered') : still;
  }

  /** The line of one of those asked, to be answered by the caller. Refuses where it is not theirs, or answered. */
  async line(caller: Caller, answerId: string): Promise<Result<OpenLine>> {
    const line = await lineCalled(this.#ports.store, answerId);
    const opened = await this.#seated(caller, line?.request ?? null);
    if (!opened.ok || line === null) return opened.ok ? no('requestGone') : opened;
    const { table } = opened.value;
    const { answer } = line;
    const character = await this.#ports.store.character(answer.characterId);
    if (character === null) return no('characterGone');
    const mine = plays(table, character);
    if (!mine && !table.gm) return no('notYours', { name: character.name });
    const still = stillOpen(line);
    return still.ok ? yes({ ...opened.value, answer, character, mine }) : still;
  }

  /** What may go along with the check of a line. */
  async offered({ request, table, character }: OpenLine): Promise<Result<Offered>> {
    const acting = await this.#acts.acting(table, character.id);
    if (!acting.ok) return acting;
    const scene = await this.#acts.sceneFor(table, acting.value, 'everybody');
    if (!scene.ok) return scene;
    const { spends, edges, helpers = [] } = table.system.checks(scene.value, character.id);
    const plain = { ...plainCheck(character.id, request), asGm: table.gm };
    const why = (more: Partial<IntentOf<'check'>>) =>
      this.#asking.whyNot(table, scene.value, { ...plain, ...more });
    const can = (await why({})) === null; // else what goes along is not what is in the way
    const among = (choices: readonly Choice[], more: (id: string) => Partial<IntentOf<'check'>>) =>
      Promise.all(
        choices.map(async (choice) => ({
          ...choice,
          refused: choice.refused ?? (can ? await why(more(choice.id)) : null),
        })),
      );
    return yes({
      scene: scene.value,
      spends: await among(spends, (id) => ({ spend: [id] })),
      edges: await among(edges, (edge) => ({ edge })),
      helpers: await among(helpers, (id) => ({ helpers: [id] })),
    });
  }

  /**
   * Rolls what is asked for, as the answer of a line: once. A GM who rolls in a player's place says why. Refuses where it is
   * answered already; else what the rules say comes back.
   */
  async roll(
    caller: Caller,
    answerId: string,
    picked: Picked = NOTHING_PICKED,
    said: string | null = null,
  ): Promise<AnswerGiven> {
    const found = await this.line(caller, answerId);
    if (!found.ok) return refused(found, (await this.#ports.store.requestOfAnswer(answerId))?.id ?? null);
    const { request, table, character, mine } = found.value;
    const reason = mine ? null : (said?.trim() ?? '');
    if (reason === '') return refused(no('reasonNeeded'), request.id);
    if (request.kind === 'roll') return this.#dice(found.value, reason);
    const acting = await this.#acts.acting(table, character.id);
    if (!acting.ok) return refused(acting, request.id);
    const intent: IntentOf<'check'> = {
      ...plainCheck(character.id, request),
      spend: [...picked.spend],
      edge: picked.edge,
      helpers: [...picked.helpers],
      secret: rollsInSecret(request),
      stands: true,
      asGm: table.gm,
      ...(reason === null ? {} : { reason }),
    };
    const played = await this.#acts.give(table, acting.value, intent, {
      answering: { answerId, reason },
    });
    return { kind: 'check', table, played };
  }

  async #dice({ request, table, answer }: OpenLine, reason: string | null): Promise<AnswerGiven> {
    if (isPaused(table)) return refused(no('paused'), request.id);
    const visibility = rollsInSecret(request) ? 'whisper' : 'everybody';
    const given = { answerId: answer.id, reason, visibility } as const;
    const roll = await this.#rolls.answer(table.caller, table.campaign, given);
    return roll.ok ? { kind: 'roll', requestId: request.id, roll: roll.value } : refused(roll, request.id);
  }

  /** Somebody's character does not roll. */
  async pass(caller: Caller, answerId: string, said: string | null = null): Promise<Result<OpenLine>> {
    const found = await this.line(caller, answerId);
    if (!found.ok) return found;
    const { request, table, answer, mine } = found.value;
    if (answer.state === 'passed') return no('requestAnswered');
    const reason = mine ? null : (said?.trim() ?? '');
    if (reason === '') return no('reasonNeeded');
    if (isPaused(table)) return no('paused');
    const at = this.#ports.clock.now();
    const line: Line = { request, answer };
    const { interactionId, userId } = caller;
    const written = await this.#ports.store.commit({
      interactionId,
      at,
      ...passedLine(line, userId, reason, at),
    });
    if (written === 'committed') return found;
    return no(written === 'duplicate' ? 'alreadyDone' : 'requestAnswered');
  }

  /** A GM shows what is held back before everybody has answered. Refuses where nothing is. */
  async show(caller: Caller, requestId: string): Promise<Result<OpenRequest>> {
    const opened = await this.#asGm(caller, requestId);
    if (!opened.ok) return opened;
    const { request } = opened.value;
    if (request.secret || request.shownAt !== null || !(request.together || request.hidesDifficulty))
      return no('requestNothingHeld');
    return this.#write(opened.value, 'show');
  }

  /** A GM ends a request before everybody has answered. Refuses where it is over. */
  async close(caller: Caller, requestId: string): Promise<Result<OpenRequest>> {
    const opened = await this.#asGm(caller, requestId);
    if (!opened.ok) return opened;
    return isOver(opened.value.request) ? no('requestClosed') : this.#write(opened.value, 'close');
  }

  /** The open requests of a campaign, oldest first, with what everybody may know of them; those of private scenes for who is in these. */
  async list(table: Table): Promise<readonly Board[]> {
    const { store } = this.#ports;
    const shut = await shutTo(store, table);
    const open = (await store.openRequests(table.campaign.id)).filter(
      ({ channelId }) => !shut.has(channelId),
    );
    const boards = await Promise.all(open.map((request) => boardOf(this.#ports, request, 'all')));
    return boards.flatMap((board) => board ?? []);
  }

  /** A request as it stands, once what is due to be shown is; null where it is gone. */
  async board(requestId: string, reader: 'gm' | 'all'): Promise<Board | null> {
    const request = await this.#ports.store.request(requestId);
    return request === null ? null : boardOf(this.#ports, await settled(this.#ports, request), reader);
  }

  async #asGm(caller: Caller, requestId: string): Promise<Result<OpenRequest>> {
    const opened = await this.open(caller, requestId);
    if (!opened.ok) return opened;
    const { table } = opened.value;
    if (!table.gm) return no('gmOnly');
    return isPaused(table) ? no('paused') : opened;
  }

  async #write(opened: OpenRequest, type: 'show' | 'close'): Promise<Result<OpenRequest>> {
    const { request, table } = opened;
    const { interactionId } = table.caller;
    const at = this.#ports.clock.now();
    const written = await this.#ports.store.commit({
      interactionId,
      at,
      requests: [{ type, id: request.id }],
    });
    if (written === 'committed') return yes(opened);
    return no(written === 'duplicate' ? 'alreadyDone' : 'tryAgain');
  }
}

const refused = ({ refusal }: No, requestId: string | null) =>
  ({ kind: 'refused', requestId, refusal }) as const;

const isPaused = ({ campaign }: Table): boolean => readCampaignSettings(campaign.settings).paused;
