import {
  type APIButtonComponentWithCustomId,
  type APIMessage,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Seen } from './seen.ts';
import type { Stage } from './stage.ts';

const MOST = 150; // presses of a fight

/** Somebody at a page who presses what stands there. */
export type Presser = Seen & { pressThis(customId: string): Promise<void> };

interface Press {
  readonly who: string;
  readonly label: string;
  readonly customId: string;
}

type Button = APIButtonComponentWithCustomId & { readonly label: string };

const isHere = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;

const buttonsOf = ({ components = [] }: APIMessage): readonly Button[] =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((one) =>
      one.type === ComponentType.Button && 'custom_id' in one && one.disabled !== true && one.label
        ? [{ ...one, label: one.label }]
        : [],
    );

/** A fight of Ana's hero against foes of these names, led by Mia: what each presses next is what stands on the screen. */
class Fight {
  readonly #stage: Stage;
  readonly #foes: RegExp;
  #attacked = '';

  constructor(stage: Stage, foes: RegExp) {
    this.#stage = stage;
    this.#foes = foes;
  }

  #seenBy(who: string): readonly APIMessage[] {
    return this.#stage.table.playground.person(who).messages('the-table');
  }

  /** The blue button of a question, asked of one of them. */
  #answer(): Press | null {
    for (const who of ['Ana', 'Mia']) {
      const { id } = this.#stage.table.playground.person(who);
      const asked = this.#seenBy(who).filter(
        (message) => isHere(message) && message.content.includes(`<@${id}>`) && isQuestion(message),
      );
      const blue = asked.flatMap(buttonsOf).findLast(({ style }) => style === ButtonStyle.Primary);
      if (blue) return { who, label: blue.label, customId: blue.custom_id };
    }
    return null;
  }

  next(): Press {
    const answer = this.#answer();
    if (answer) return answer;
    const card = this.#seenBy('Ana').findLast((message) => isHere(message) && buttonsOf(message).length > 3);
    if (!card) throw new Error('There is no card.');
    const on = (who: string, wanted: RegExp, message = card): Press | null => {
      const found = buttonsOf(message).find(({ label }) => wanted.test(label));
      return found ? { who, label: found.label, customId: found.custom_id } : null;
    };
    const isAnas = card.content.includes(`<@${this.#stage.table.playground.person('Ana').id}>`);
    const end = on('Mia', /^End fight$/u);
    if (end) return end;
    const theirs = isAnas ? null : (on('Mia', /^Let /u) ?? on('Mia', /^End (turn|phase)$/u));
    if (theirs) return theirs;
    const panel = this.#seenBy('Ana').findLast((message) => !isHere(message));
    const target = panel && isTargets(panel) ? on('Ana', this.#foes, panel) : null;
    const [round = ''] = /round \d+/iu.exec(card.content) ?? [];
    if (this.#attacked !== round) {
      if (target) this.#attacked = round;
      return target ?? this.#must(on('Ana', /^Attack$/u));
    }
    return this.#must(on('Ana', /^(End turn|Done)$/u));
  }

  #must(press: Press | null): Press {
    if (press === null) throw new Error('What should be pressed is not there.');
    return press;
  }
}

const isQuestion = ({ embeds }: APIMessage) => embeds.some(({ title }) => title?.startsWith('A question'));
const isTargets = ({ embeds }: APIMessage) => embeds.some(({ title }) => title?.endsWith(': Attack'));

/** Plays until the fight is over, by presses on the pages alone: which they were, and which of them one had to scroll to. */
export async function playOut(
  stage: Stage,
  pages: Readonly<Record<string, Presser>>,
  foes: RegExp,
): Promise<{ readonly pressed: readonly string[]; readonly outOfSight: readonly string[] }> {
  const fight = new Fight(stage, foes);
  const pressed: string[] = [];
  const outOfSight: string[] = [];
  while (pressed.at(-1) !== 'End fight') {
    await stage.table.turnkeeper.bot.idle();
    const { who, label, customId } = fight.next();
    const page = pages[who];
    if (page === undefined || pressed.length > MOST)
      throw new Error(`A fight without end: ${pressed.join(', ')}`);
    if (!(await page.isInSight(page.byId(customId)))) outOfSight.push(label);
    await page.pressThis(customId);
    await page.isAnswered();
    pressed.push(label);
  }
  return { pressed, outOfSight };
}
