import type { View } from '../../../view/message.ts';
import type { ComponentCall, FormCall } from '../../command.ts';
import { removeSent } from '../../letters.ts';

type Call = ComponentCall | FormCall;
type Token = Call['interaction'];

interface Open {
  readonly interaction: Token;
  readonly messageId: string;
}

/** As many people's panels as are remembered: who opens one after so many others did keeps the one before. */
const MOST = 500;

/** Discord lets a bot delete what one person alone sees as long as a press on it is not older. */
const TOKEN_LIVES = 15 * 60_000;

/** One panel a person: a newer one takes the place of the one before, while Discord still lets us delete that. */
export class OnePanel {
  readonly #open = new Map<string, Open>();

  /** Shows a panel in a message of its own, for whoever asked alone, and deletes the one before. */
  async opened(call: Call, view: View): Promise<void> {
    const ids = await call.respond.alone(view);
    await this.#moved(call, ids.at(-1) ?? null);
  }

  /** Shows a panel in the place of the message that was pressed. */
  async changed(call: Call, view: View): Promise<void> {
    await call.respond.update(view);
    await this.#moved(call, call.interaction.message?.id ?? null);
  }

  /** Notes where somebody's panel is now. What cannot be deleted stays. */
  async #moved({ interaction, log }: Call, messageId: string | null): Promise<void> {
    const { id: userId } = interaction.user;
    const before = this.#open.get(userId);
    this.#open.delete(userId);
    if (messageId !== null) this.#open.set(userId, { interaction, messageId });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    if (before === undefined || before.messageId === messageId) return;
    if (interaction.createdTimestamp - before.interaction.createdTimestamp > TOKEN_LIVES) return;
    // They may have dismissed it, or loaded the page anew.
    if (!(await removeSent(before.interaction, before.messageId))) log.debug('an older panel was gone');
  }
}
